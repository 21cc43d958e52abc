import { createHash, randomUUIDv7 } from 'node:crypto';

/** Returns a new lowercase UUIDv7. IDs sort by creation time. */
export const newId = (): string => randomUUIDv7();

/** Returns the lowercase UUIDv8 of a name, the same each time. Only who knows the name can compute it. */
export function namedId(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
