import { IDEMPOTENCY_KEY_LENGTH_MAX, IDEMPOTENCY_KEY_PATTERN } from '@storefront/contract';
import { z } from 'zod';

/** The structured-field form puts the key in quotes; both forms denote the same key. */
const unquoted = (text: string): string => (text.length > 2 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text);

/** Node joins repeated headers with a comma and a space. A key cannot contain a space, so a repeated header is invalid. */
const key = z
  .string()
  .regex(new RegExp(IDEMPOTENCY_KEY_PATTERN), `must have 1 to ${IDEMPOTENCY_KEY_LENGTH_MAX} visible ASCII characters and be sent only once`)
  .transform(unquoted)
  .optional();

/** Headers of a route whose responses are stored: every customer-scoped POST that writes. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': key });

/** Headers of a customer-scoped POST that never writes: it accepts a key, but has nothing to store under it. */
export const UnusedIdempotencyHeaders = z.object({ 'idempotency-key': key });
