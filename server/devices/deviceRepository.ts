import type { Database } from '../db/database';

export interface NewDevice {
  id: string;
  userId: string;
  kind: 'native' | 'web';
  /** The native token, or the endpoint of a web push subscription. */
  address: string;
  /** Keys of a web push subscription, JSON. */
  keys: string | null;
  seenAt: Date;
}

export function createDeviceRepository({ client, transaction }: Database) {
  return {
    /** Adds a device, or gives it to whoever uses it now; of theirs only the `most` seen last stay. */
    put: (device: NewDevice, most: number): Promise<void> =>
      transaction(async (tx) => {
        const { id, userId, kind, address, keys, seenAt } = device;
        await tx.$executeRaw`
          INSERT INTO "PushDevice" ("id", "userId", "kind", "address", "keys", "createdAt", "seenAt")
          VALUES (${id}, ${userId}, ${kind}, ${address}, ${keys}, ${seenAt}, ${seenAt})
          ON CONFLICT ("address") DO UPDATE SET
            "userId" = excluded."userId", "kind" = excluded."kind", "keys" = excluded."keys",
            "seenAt" = excluded."seenAt"`;
        const beyond = await tx.pushDevice.findMany({
          where: { userId },
          orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
          skip: most,
          select: { id: true },
        });
        if (beyond.length > 0) await tx.pushDevice.deleteMany({ where: { id: { in: beyond.map((row) => row.id) } } });
      }),

    remove: async (userId: string, address: string): Promise<void> => {
      await client.pushDevice.deleteMany({ where: { userId, address } });
    },
  };
}

export type DeviceRepository = ReturnType<typeof createDeviceRepository>;
