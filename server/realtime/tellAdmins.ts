import type { Bus } from './bus';

/** Tells the open pages of admins to ask again for what they show: accounts and access codes. */
export function tellAdmins(bus: Pick<Bus, 'publish'>): void {
  bus.publish('admins', { kind: 'frame', frame: { type: 'message', adminChanged: true } });
}
