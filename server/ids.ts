import { v7 as uuidv7 } from 'uuid';

/** Makes ids: UUIDv7, so that they sort by the time they were made. */
export type MakeId = () => string;
export const makeId: MakeId = () => uuidv7();
