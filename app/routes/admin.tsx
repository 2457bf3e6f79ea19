import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { appTexts, pageTexts } from '../../domain/texts/app';
import { AdminScreen } from '../admin/AdminScreen';
import { SessionGuard } from '../session/SessionGuard';
import { requireAdmin } from '../session/pageGuards';

export const meta: MetaFunction = () => [{ title: `${pageTexts.admin} | ${appTexts.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const caller = await requireAdmin({ request, context });
  return { preferences: await context.services.preferences.get(caller) };
}

export default function Admin() {
  return (
    <SessionGuard>
      <AdminScreen {...useLoaderData<typeof loader>()} />
    </SessionGuard>
  );
}
