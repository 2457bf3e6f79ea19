import { expect } from 'vitest';
import type { ErrorBody } from '../../domain/errors';
import { type Api, type ApiName, endpoints } from '../../server/http/api';
import { errorBody } from '../../server/http/schemas';
import { strictly } from '../../server/http/strictly';
import { openSocket, type SocketClient } from './socketClient';
import { openStream, type StreamReader } from './streamReader';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

type Input<Name extends ApiName> = Api[Name]['input'];
/** Where nothing has to be said, nothing has to be written. */
type Rest<Name extends ApiName> = object extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

export interface ApiClient {
  accessToken: string | null;
  /** The refresh token's cookie as the browser keeps it, `name=value`. */
  cookie: string | null;
  userId: string;
  username: string;
  /** A call that must succeed; its answer may hold what the endpoint declares and no other key, at any depth. */
  call<Name extends ApiName>(name: Name, ...rest: Rest<Name>): Promise<Answer<Api[Name]['output']>>;
  /** A call that must be refused, with any input whatever; the answer must have the one shape of errors. */
  refused(name: ApiName, input?: unknown): Promise<Answer<ErrorBody>>;
  /** Below `/api`, with the token and the cookie. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stream(query?: { conversationId?: string; since?: number }): Promise<StreamReader>;
  /** Authenticated. */
  socket(): Promise<SocketClient>;
}

/**
 * @param takeUndeclared what the server left out of its answers since the last time, because no declaration names it: a
 * mistake of the server that a client does not see
 */
export function createApiClient(origin: string, takeUndeclared: () => readonly unknown[] = () => []): ApiClient {
  async function request(name: ApiName, input: unknown): Promise<Response> {
    const [method = '', path = ''] = name.split(' ');
    const rest = new Map(Object.entries((input ?? {}) as Record<string, unknown>));
    const filled = path.replace(/:(\w+)/gu, (_, parameter: string) => {
      const value = String(rest.get(parameter));
      rest.delete(parameter);
      return encodeURIComponent(value);
    });
    if (method === 'GET' || method === 'DELETE') {
      const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)])).toString();
      return client.fetch(query === '' ? filled : `${filled}?${query}`, { method });
    }
    return client.fetch(filled, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input ?? {}),
    });
  }

  const client: ApiClient = {
    accessToken: null,
    cookie: null,
    userId: '',
    username: '',

    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (client.accessToken && !headers.has('Authorization')) {
        headers.set('Authorization', `Bearer ${client.accessToken}`);
      }
      if (client.cookie && !headers.has('Cookie')) headers.set('Cookie', client.cookie);
      const response = await fetch(`${origin}/api${path}`, { ...init, headers });
      const kept = response.headers.getSetCookie().find((cookie) => cookie.includes('palaver_session='));
      if (kept !== undefined) client.cookie = kept.includes('Max-Age=0') ? null : (kept.split(';')[0] ?? null);
      return response;
    },

    call: async (name, ...[input]) => {
      const response = await request(name, input);
      const body: unknown = await response.json();
      expect(response.status, `${name}: ${JSON.stringify(body)}`).toBe(endpoints[name].status);
      expect(takeUndeclared(), `${name} has undeclared keys in its answer; the server left them out`).toEqual([]);
      const parsed = strictly(endpoints[name].output).safeParse(body);
      expect(parsed.error?.issues ?? [], `${name} answers what its output does not declare`).toEqual([]);
      return { status: response.status, headers: response.headers, body: parsed.data as never };
    },

    refused: async (name, input) => {
      const response = await request(name, input);
      return { status: response.status, headers: response.headers, body: await errorOf(response) };
    },

    stream: (query = {}) => {
      const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      return openStream(`${origin}/api/stream?${parameters.toString()}`, client.accessToken ?? '');
    },

    socket: async () => {
      const socket = await openSocket(`${origin.replace('http', 'ws')}/ws`);
      socket.send({ type: 'authenticate', token: client.accessToken ?? '' });
      await socket.next((frame) => frame.type === 'authenticated');
      return socket;
    },
  };
  return client;
}

/** The body of a refusal: a code and a sentence, and nothing of the server's insides. */
export async function errorOf(response: Response): Promise<ErrorBody> {
  const text = await response.text();
  expect(response.status, text).toBeGreaterThanOrEqual(400);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = strictly(errorBody).parse(JSON.parse(text)) as ErrorBody;
  if (body.fields !== undefined) expect(body.fields.length, text).toBeGreaterThan(0);
  expect(text).not.toMatch(/node_modules|\bat .+:\d+:\d+|\.ts\b|SELECT |INSERT |prisma|sqlite|postgres/iu);
  return body;
}
