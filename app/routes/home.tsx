import type { AppLoadContext, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomePage, type HomePageProps } from '../home/HomePage';
import { homeTexts } from '../home/homeTexts';
import type { RouteHandle } from '../root';
import demoFont from '../styles/fonts/demo.css?url';

export const handle: RouteHandle = { forcedTheme: 'dark' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: demoFont }];
export const meta: MetaFunction = () => [
  { title: homeTexts.title },
  { name: 'description', content: homeTexts.description },
];

function homeData(_context: AppLoadContext, _request: Request): HomePageProps {
  return { signedIn: false, communityUrl: 'https://example.org/community' };
}

export function loader({ context, request }: LoaderFunctionArgs): HomePageProps {
  return homeData(context, request);
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
