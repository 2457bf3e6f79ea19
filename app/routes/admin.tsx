import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { interfaceTexts } from '../../domain/texts/interface';
import { AdminScreen } from '../admin/AdminScreen';
import { SessionGuard } from '../session/SessionGuard';
import { requireAdmin } from '../session/pageGuards';

export const meta: MetaFunction = () => [{ title: `${interfaceTexts.pages.admin} | ${interfaceTexts.appName}` }];

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
