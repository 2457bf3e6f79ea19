import type { Request, RequestHandler } from 'express';
import { AppError } from '../../domain/errors';
import type { Services } from '../services';

/** The one form with a field that is named more than once: the words selected in the word bank. */
const listPage = /^\/wordBank(?:\.data)?\/?$/iu;
const listField = 'morphemeIds';
const maxNames = 40;
const maxGuestBytes = 64 * 1024;
/** Some twenty thousand selected words. */
const maxLearnerBytes = 1024 * 1024;

/** Whoever leaves a session that has just ended has a form to read as well: it says where to come back to. */
const logoutPage = /^\/logout(?:\.data)?\/?$/iu;
/** Pages whose forms are for people without a session. */
const guestPages = /^\/(?:login|register|resetPassword)(?:\.data)?\/?$/iu;
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Reads a posted form into `response.locals.form` before Remix sees the request. A guest's body is read on the pages
 * with forms for guests only: elsewhere the page sees an empty form and refuses it by its guard.
 */
export function readPageForms({ cookies, sessions }: Pick<Services, 'cookies' | 'sessions'>): RequestHandler {
  async function readForm(request: Request): Promise<FormData> {
    if (readingMethods.has(request.method)) return new FormData();
    const refreshToken = await cookies.readRefreshToken(request.headers.cookie);
    const isGuest = (await sessions.fromRefreshToken(refreshToken)) === null;
    const mayPost = !isGuest || guestPages.test(request.path);
    if (!mayPost && !(refreshToken !== null && logoutPage.test(request.path))) return new FormData();
    // `is` gives null where there is no body.
    if (request.is('application/x-www-form-urlencoded') === false || request.headers['content-encoding'] !== undefined)
      throw new AppError('notAForm');
    const body = await readBody(request, isGuest ? maxGuestBytes : maxLearnerBytes);
    return parseForm(body, listPage.test(request.path) ? listField : null);
  }

  return (request, response, next) => {
    readForm(request).then((form) => {
      response.locals.form = form;
      next();
    }, next);
  };
}

/** Counts bytes as they come, with or without a Content-Length, and answers while the rest is still being sent. */
async function readBody(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new AppError('bodyTooLarge');
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    // The sender went away.
    throw new AppError('invalidRequest', { cause });
  }
  if (bytes > maxBytes) throw tooLarge();
  return Buffer.concat(chunks).toString();
}

/**
 * Fields by name, each of which has one value. The parser of the form library takes time quadratic in the values of one
 * name, so that a small body which repeats a name would stop the server for everybody. Only the field `list` may repeat.
 */
export function parseForm(body: string, list: string | null): FormData {
  const form = new FormData();
  const names = new Set<string>();
  for (const [name, value] of new URLSearchParams(body)) {
    const isRepeated = names.has(name);
    if (isRepeated ? name !== list : names.size === maxNames) throw new AppError('invalidRequest');
    names.add(name);
    form.append(name, value);
  }
  return form;
}
