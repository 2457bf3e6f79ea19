import type { LoaderFunctionArgs } from '@remix-run/node';
import { loginWhenOver, requireLearner } from '../session/pageGuards';

/** Download my data: the export as a file, by the session's cookie, so that a link is enough. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // What is loaded is a file: whoever has to log in first comes back to where it is asked for.
  await requireLearner(
    { request, context },
    await loginWhenOver({ request, context }, '/conversation?dialog=settings'),
  );
  const answer = await context.api.call('GET /user/export', request, {});
  if (!answer.ok) return new Response(answer.error.message, { status: answer.status });
  return new Response(JSON.stringify(answer.output, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="palaver-export.json"',
      'Cache-Control': 'no-store',
    },
  });
}
