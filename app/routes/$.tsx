import type { MetaFunction } from '@remix-run/node';
import { appTexts, errorPageTexts } from '../../domain/texts/app';
import { ErrorPage } from '../ui/ErrorPage';

export const meta: MetaFunction = () => [{ title: `${errorPageTexts.notFound.heading} · ${appTexts.name}` }];

/** Any address without a page. Thrown, so that the answer has its status and the boundary speaks. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
