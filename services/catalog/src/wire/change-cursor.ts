import { invalid } from '@storefront/errors';
import type { ChangeCursor } from '../store/changes.ts';

/** Where the change log begins. */
export const FIRST: ChangeCursor = { version: '0', sku: '' };

/** The cursor as the outside carries it. It is opaque there. */
export const toCursorText = ({ version, sku }: ChangeCursor): string => Buffer.from(`${version} ${sku}`).toString('base64url');

/** Reads a cursor that we gave out; anything else is refused. */
export function fromCursorText(text: string): ChangeCursor {
  const match = /^(\d{1,18}) (.*)$/su.exec(Buffer.from(text, 'base64url').toString('utf8'));
  const cursor = { version: match?.[1] ?? '', sku: match?.[2] ?? '' };
  if (match === null || toCursorText(cursor) !== text || cursor.sku.includes('\0')) {
    throw invalid('cursor', 'is no cursor of this feed', { location: 'query' });
  }
  return cursor;
}
