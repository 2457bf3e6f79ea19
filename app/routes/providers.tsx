import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { appTexts } from '../../domain/texts/app';
import { ProvidersPage, type ProvidersPageProps } from '../providers/ProvidersPage';
import { providersTexts } from '../providers/providersTexts';

export const meta: MetaFunction = () => [{ title: `${providersTexts.title} | ${appTexts.name}` }];

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ProvidersPageProps> {
  const { tutorLanguages, modelProviders } = context.services;
  return { signedIn: (await context.api.caller(request)) !== null, tutorLanguages, modelProviders };
}

export default function Providers() {
  return <ProvidersPage {...useLoaderData<typeof loader>()} />;
}
