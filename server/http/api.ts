import type { z } from 'zod';
import { accountEndpoints } from './endpoints/account';
import { adminEndpoints } from './endpoints/admin';
import { authEndpoints } from './endpoints/auth';
import { conversationEndpoints } from './endpoints/conversation';
import { inviteEndpoints } from './endpoints/invite';
import { friendEndpoints } from './endpoints/friend';
import { messageEndpoints } from './endpoints/message';
import { openingEndpoints } from './endpoints/opening';
import { morphemeEndpoints } from './endpoints/morphemes';
import { notificationEndpoints } from './endpoints/notifications';
import { progressEndpoints } from './endpoints/progress';
import { reportEndpoints } from './endpoints/report';
import { userEndpoints } from './endpoints/user';

/** Every call below `/api` but the event stream, by method and path. */
export const endpoints = {
  ...authEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...inviteEndpoints,
  ...notificationEndpoints,
  ...adminEndpoints,
  ...conversationEndpoints,
  ...messageEndpoints,
  ...friendEndpoints,
  ...openingEndpoints,
  ...morphemeEndpoints,
  ...progressEndpoints,
  ...reportEndpoints,
};

export type Endpoints = typeof endpoints;
export type ApiName = keyof Endpoints;

/** What the handler gives: the domain's own types, which its schema only checks. */
type Answer<Handle extends (...args: never) => unknown> = Awaited<ReturnType<Handle>>;

/** What clients send and get, for calls that are typed by name. */
export type Api = {
  [Name in ApiName]: { input: z.input<Endpoints[Name]['input']>; output: Answer<Endpoints[Name]['handle']> };
};
