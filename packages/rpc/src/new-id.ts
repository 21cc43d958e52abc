import { randomUUIDv7 } from 'node:crypto';

/** Returns a new lowercase UUIDv7. IDs sort by creation time. */
export const newId = (): string => randomUUIDv7();
