import type { Tx } from '../db/database';

/** Takes a user's row until the transaction ends: whoever else holds it waits. False when there is no such user. */
export async function holdUser(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$executeRaw`UPDATE "User" SET "username" = "username" WHERE "id" = ${id}`) === 1;
}
