import { randomUUIDv7 } from 'node:crypto';

/** A new UUIDv7, lower case: ids sort by the time they were made. */
export const newId = (): string => randomUUIDv7();
