import { z } from 'zod';

/** The structured-field form puts the key in quotes; both forms denote the same key. */
const unquoted = (text: string): string => (text.length > 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text);

/** The maximum length of a key, longer than any common ID format. */
export const KEY_LENGTH_MAX = 255;
export const KEY_PATTERN = `^[\\x21-\\x7e]{1,${KEY_LENGTH_MAX}}$`;

/** Node joins repeated headers with a comma and a space. A key cannot contain a space, so a repeated header is invalid. */
const key = z
  .string()
  .regex(new RegExp(KEY_PATTERN), `must have 1 to ${KEY_LENGTH_MAX} visible ASCII characters and be sent only once`)
  .transform(unquoted)
  .optional();

/** Headers of a route whose responses are stored: every customer-scoped POST that writes. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': key });

/** Headers of a customer-scoped POST that never writes: it accepts a key, but has nothing to store under it. */
export const UnusedIdempotencyHeaders = z.object({ 'idempotency-key': key });
