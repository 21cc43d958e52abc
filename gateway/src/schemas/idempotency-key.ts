import { z } from 'zod';

/** The structured-field form puts the key in quotes; both forms are the same key. */
const unquoted = (text: string): string => (text.length > 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text);

/** The longest key; longer than any id that a client may make of its own. */
export const KEY_LENGTH_MAX = 255;
export const KEY_PATTERN = `^[\\x21-\\x7e]{1,${KEY_LENGTH_MAX}}$`;

/** A header that came twice arrives joined by a comma and a blank, which no key may hold. */
const key = z
  .string()
  .regex(new RegExp(KEY_PATTERN), `must be 1 to ${KEY_LENGTH_MAX} visible ASCII characters, once`)
  .transform(unquoted)
  .optional();

/** Of a route whose answers are kept: every customer-scoped POST that writes. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': key });

/** Of a customer-scoped POST that never writes: a key is taken, and there is nothing to keep under it. */
export const UnusedIdempotencyHeaders = z.object({ 'idempotency-key': key });
