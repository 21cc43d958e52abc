/** The operations that accept an `Idempotency-Key`. A test compares them with the OpenAPI document. */
const KEYED = /^\/v1\/(?:carts|lists|checkout|orders|invoices|invoice-payments|me\/addresses|sandbox)\b(?!\/reset)/;

/** Reports whether POST to this path of the document accepts an `Idempotency-Key`. */
export const acceptsIdempotencyKey = (schemaPath: string): boolean => KEYED.test(schemaPath);

/** Returns a random key of 128 bits. `crypto.randomUUID` is not available on pages without HTTPS. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
