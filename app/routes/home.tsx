import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { communityAt } from '../../domain/community';
import { HomePage, type HomePageProps } from '../home/HomePage';
import { homeTexts } from '../home/homeTexts';
import type { RouteHandle } from '../theme/useTheme';
import fontSlices from '../styles/fonts/slices.css?url';

export const handle: RouteHandle = { forcedTheme: 'dark' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: fontSlices }];
export const meta: MetaFunction = () => [
  { title: homeTexts.title },
  { name: 'description', content: homeTexts.description },
];

export async function loader({ context, request }: LoaderFunctionArgs): Promise<HomePageProps> {
  return {
    signedIn: (await context.api.caller(request)) !== null,
    community: communityAt(context.services.config.communityUrl),
  };
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
