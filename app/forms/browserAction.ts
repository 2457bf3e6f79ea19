import { type ClientActionFunctionArgs, replace } from '@remix-run/react';
import { isAppError } from '../../domain/errors';
import type { Api, ApiName } from '../../server/http/api';
import { NetworkError, UnreadableAnswerError } from '../api/networkError';
import { bodyOf } from '../api/wordlessError';
import { ChunkLoadError } from '../loading/loadChunk';
import { browserSession } from '../session/browserSession';
import { failure, type FormRefusal, type FormResult, type PageForm, refusalOf, resultOf, withValues } from './pageForm';

/** The browser's half of a form: the same endpoint, called over `/api`. */
export function browserAction<Name extends ApiName>(
  form: PageForm<Name>,
  send: (input: Api[Name]['input']) => Promise<unknown> = (input) => browserSession().call(form.call, input),
) {
  return async ({ request }: ClientActionFunctionArgs): Promise<Response | FormResult> => {
    const fields = await request.formData();
    try {
      const submission = (await form.loadCheck())(fields);
      if (submission.status !== 'success') return withValues(submission.reply(), fields);
      await send(submission.value);
      return replace(form.goTo(fields));
    } catch (thrown) {
      return withValues(failureOf(form, thrown), fields);
    }
  };
}

/** Why something came to nothing, for the form that asked for it. What has no reason to be told is a bug, and thrown on. */
function failureOf(
  form: Pick<PageForm<ApiName>, 'fieldOf' | 'sentences' | 'unreachable'>,
  thrown: unknown,
): FormResult {
  if (isAppError(thrown)) return resultOf(form, bodyOf(thrown, form.sentences));
  if (thrown instanceof UnreadableAnswerError) return failure(form.sentences?.other ?? thrown.message);
  if (thrown instanceof NetworkError) return failure(form.unreachable ?? thrown.message);
  if (thrown instanceof ChunkLoadError) return failure(form.unreachable ?? new NetworkError().message);
  throw thrown;
}

/** What the work leads to, or why the server refused it or could not be reached. Anything else is a bug, and thrown. */
export async function orRefusal(fields: FormData, work: () => Promise<Response>): Promise<Response | FormRefusal> {
  try {
    return await work();
  } catch (error) {
    if (isAppError(error) || error instanceof NetworkError || error instanceof UnreadableAnswerError) {
      return refusalOf(error.message, fields);
    }
    throw error;
  }
}
