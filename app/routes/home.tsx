import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { communityAt } from '../../domain/community';
import { HomePage, type HomePageProps } from '../home/HomePage';
import { homeTexts } from '../../domain/texts/home';
import type { RouteHandle } from '../theme/useTheme';

export const handle: RouteHandle = { forcedTheme: 'dark' };
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
