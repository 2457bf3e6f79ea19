import { createElement, type FunctionComponent, type SVGProps } from 'react';

type Lines = [tag: string, attributes: Record<string, string>][];

/** What draws lucide's icons in a build (see vite.config.ts), in the place of its own, which can do much more. */
export default function createIcon({ node }: { node: Lines }): FunctionComponent<SVGProps<SVGSVGElement>> {
  return function Drawing(props) {
    const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
    const stroke = { stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
    return createElement('svg', { viewBox: '0 0 24 24', fill: 'none', ...stroke, ...props }, lines);
  };
}
