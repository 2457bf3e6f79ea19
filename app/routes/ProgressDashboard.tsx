import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { appTexts, pageTexts } from '../../domain/texts/app';
import { loadProgress } from '../progress/loadProgress';
import { ProgressScreen } from '../progress/ProgressScreen';
import { SessionGuard } from '../session/SessionGuard';

export const meta: MetaFunction = () => [{ title: `${pageTexts.progress} | ${appTexts.name}` }];

export const loader = loadProgress;

export default function ProgressDashboard() {
  return (
    <SessionGuard>
      <ProgressScreen data={useLoaderData<typeof loader>()} />
    </SessionGuard>
  );
}
