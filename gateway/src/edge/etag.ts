import { createHash } from 'node:crypto';

/** A strong ETag over whose bytes they are and the bytes: the same body in another store, mode or price scope has another tag. */
export function etagOf(owner: string, bytes: Buffer): string {
  return `"${createHash('sha256').update(owner).update('\n').update(bytes).digest('base64url').slice(0, 27)}"`;
}
