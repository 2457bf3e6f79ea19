import { z } from 'zod';
import { arePushKeys, isPushEndpoint } from '../../devices/pushEndpoint';
import { endpoint } from '../endpoint';
import { nothing } from '../schemas';

const nativeToken = z
  .string()
  .max(4096)
  .regex(/^[\x21-\x7e][\x20-\x7e]*$/u);
const subscription = z
  .object({
    endpoint: z.string().max(2048).refine(isPushEndpoint),
    expirationTime: z.number().nullable().optional(),
    keys: z.object({ p256dh: z.string(), auth: z.string() }).strict().refine(arePushKeys),
  })
  .strict();

export const notificationEndpoints = {
  'GET /notifications/key': endpoint({
    access: 'self',
    summary: 'The key with which browsers subscribe to notifications of this server; null where it sends none.',
    input: nothing,
    output: z.object({ key: z.string().nullable() }),
    handle: ({ services }) => ({ key: services.config.push.vapid?.publicKey ?? null }),
  }),

  'POST /notifications/register': endpoint({
    access: 'self',
    summary: 'Lets notifications reach this device: by a native token or a browser’s subscription.',
    input: z.union([z.object({ token: nativeToken }).strict(), z.object({ subscription }).strict()]),
    output: z.object({ message: z.string() }),
    limit: 'device',
    handle: async ({ services, caller }, input) => {
      await services.devices.register(caller, input);
      return { message: 'Notifications are on for this device.' };
    },
  }),
};
