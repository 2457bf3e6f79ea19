import { AppError } from '../../domain/errors';
import { isStorable } from '../../domain/storable';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { MakeId } from '../ids';
import type { DeviceRepository } from './deviceRepository';
import { findPublicAddresses, type ResolveHost } from './pushEndpoint';

export interface DeviceDeps {
  devices: DeviceRepository;
  clock: Clock;
  makeId: MakeId;
  resolveHost: ResolveHost;
}

/** A native token, or a browser's subscription. */
export type PushRegistration =
  | { token: string }
  | { subscription: { endpoint: string; keys: { p256dh: string; auth: string } } };

/** Nobody uses more; browsers that were thrown away are forgotten by it. */
const mostDevices = 20;

export type DeviceService = ReturnType<typeof createDeviceService>;

/** Where learners can be reached when the app is closed. */
export function createDeviceService({ devices, clock, makeId, resolveHost }: DeviceDeps) {
  return {
    /** From now on the device is the caller's, whoever used it before. */
    register: async (caller: Caller, registration: PushRegistration): Promise<void> => {
      const shared = { id: makeId(), userId: caller.userId, seenAt: new Date(clock.now()) };
      if ('token' in registration) {
        return devices.put({ ...shared, kind: 'native', address: registration.token, keys: null }, mostDevices);
      }
      const { endpoint, keys } = registration.subscription;
      // A name that cannot be resolved now is asked about again when something is sent.
      const addresses = await findPublicAddresses(endpoint, resolveHost).catch(() => []);
      if (addresses === null) throw new AppError('invalidRequest');
      return devices.put({ ...shared, kind: 'web', address: endpoint, keys: JSON.stringify(keys) }, mostDevices);
    },

    /** The user logs out on a device. What is no device, or somebody else's, is let be. */
    forget: async (userId: string, pushSubscription: unknown): Promise<void> => {
      const address = addressOf(pushSubscription);
      if (address !== null && isStorable(address)) await devices.remove(userId, address);
    },
  };
}

function addressOf(pushSubscription: unknown): string | null {
  if (typeof pushSubscription === 'string') return pushSubscription;
  if (typeof pushSubscription !== 'object' || pushSubscription === null) return null;
  return 'endpoint' in pushSubscription && typeof pushSubscription.endpoint === 'string'
    ? pushSubscription.endpoint
    : null;
}
