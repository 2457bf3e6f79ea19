import zlib from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it, vi } from 'vitest';
import { apiReference, currentReference } from '../../scripts/apiReference';
import { endpoints } from '../../server/http/api';
import { describeApi } from '../../server/http/openapi';
import { startTestServer } from '../support/testServer';

/** The table of calls in the specification, section 7. */
const specified = [
  'POST /auth/refresh-token',
  'POST /auth/login',
  'POST /auth/logout',
  'GET /auth/set-cookie',
  'POST /auth/register',
  'POST /auth/reset-password',
  'POST /user/update-preferences',
  'GET /user/get-preferences',
  'GET /user/get-personalization-profile',
  'POST /user/update-personalization-profile',
  'GET /morphemes',
  'PATCH /morphemes/update-morphemes-mastered',
  'PATCH /morphemes/update-morphemes-not-mastered',
  'POST /message/send-message',
  'POST /message/translate-sentence',
  'DELETE /message/delete-message/:id',
  'POST /scenario/create-scenario',
  'POST /scenario/confirm-scenario',
  'GET /invite/get',
  'GET /invite/replace',
  'GET /conversation/by-id/:id',
  'DELETE /conversation/delete/:id',
  'POST /conversation/update-language',
  'GET /conversation/titles',
  'POST /prompt/create-now',
  'POST /petpal/create-petpal',
  'GET /conversation/request-history',
  'POST /conversation/reset',
  'GET /conversation/graph-data',
  'POST /notifications/register',
];

describe('the description of the API', () => {
  it('names every call of the specification', { tags: ['C391'] }, () => {
    expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(specified));
  });

  it('is valid OpenAPI, with every declared call in it', async () => {
    const description = describeApi();
    expect(await new Validator().validate({ ...description })).toEqual({ valid: true });
    const described = Object.values(description.paths ?? {}).flatMap((path) => Object.keys(path));
    // The event stream is no endpoint.
    expect(described).toHaveLength(Object.keys(endpoints).length + 1);
  });

  it('stands in docs/api.md as the declarations say it', async () => {
    // When this fails: npm run api
    expect(currentReference()).toBe(await apiReference());
  });
});

it('the description is compressed once, however often it is fetched', async () => {
  const server = await startTestServer({ provider: 'sqlite' });
  const fetchDescription = (encoding: string) =>
    fetch(`${server.origin}/api/openapi.json`, { headers: { 'Accept-Encoding': encoding } });
  const plain: unknown = await (await fetchDescription('identity')).json();
  const compress = vi.spyOn(zlib, 'createGzip');
  for (let times = 0; times < 3; times += 1) {
    const answer = await fetchDescription('gzip, br');
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(await answer.json()).toEqual(plain);
  }
  expect(compress).not.toHaveBeenCalled();
  await server.close();
});
