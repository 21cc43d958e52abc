import { createHash } from 'node:crypto';
import type { Scope } from '@storefront/contract';
import { invalid } from '@storefront/errors';

/** Encodes a position in the feed of a store as an opaque text for clients. */
export const toEventCursor = (scope: Scope, position: number): string =>
  Buffer.from(`${position} ${storeMark(scope)}`).toString('base64url');

/** Decodes a cursor; refuses text that `toEventCursor` did not produce for this store and mode. */
export function fromEventCursor(scope: Scope, text: string): number {
  const [, position = ''] = /^(\d{1,15}) /.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  if (position === '' || toEventCursor(scope, Number(position)) !== text)
    throw invalid('cursor', 'must be a `next_cursor` from this endpoint, of the same store and mode', { location: 'query' });
  return Number(position);
}

/** Distinguishes stores and modes, without showing their IDs. */
const storeMark = ({ tenantId, mode }: Scope): string => createHash('sha256').update(`${tenantId} ${mode}`).digest('base64url').slice(0, 8);
