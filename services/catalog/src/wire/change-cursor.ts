import { invalid } from '@storefront/errors';
import type { ChangeCursor } from '../store/changes.ts';

/** The cursor before the first change. */
export const FIRST_CURSOR: ChangeCursor = { version: '0', sku: '' };

/** Encodes the cursor as an opaque text for clients. */
export const toCursorText = ({ version, sku }: ChangeCursor): string => Buffer.from(`${version} ${sku}`).toString('base64url');

/** Decodes a cursor; refuses text that `toCursorText` did not produce. */
export function fromCursorText(text: string): ChangeCursor {
  const match = /^(\d{1,18}) (.*)$/su.exec(Buffer.from(text, 'base64url').toString('utf8'));
  const cursor = { version: match?.[1] ?? '', sku: match?.[2] ?? '' };
  if (match === null || toCursorText(cursor) !== text || cursor.sku.includes('\0')) {
    throw invalid('cursor', 'must be a `next_cursor` from this endpoint', { location: 'query' });
  }
  return cursor;
}
