import { Scripts } from '@remix-run/react';
import { Children, cloneElement, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';

/**
 * Remix's scripts, of which it asks the browser to fetch the modules with the priority of what is seen at once. They
 * are of a page that can be read before it lives, so they come after its sheets and letters.
 */
export function LateScripts(props: ComponentProps<typeof Scripts>) {
  // Called, not drawn: Remix has no other way to say it.
  const scripts = Scripts(props) as ReactElement<{ children: ReactNode }> | null;
  return (
    scripts &&
    cloneElement(
      scripts,
      {},
      Children.map(scripts.props.children, (child) =>
        isValidElement<{ fetchpriority?: string }>(child) && child.type === 'link'
          ? // In lower case: React 18 does not know the attribute, and passes on only what is written as HTML has it.
            cloneElement(child, { fetchpriority: 'low' })
          : child,
      ),
    )
  );
}
