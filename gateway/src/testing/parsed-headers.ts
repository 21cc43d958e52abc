/** The request headers that the gateway reads, apart from `{provider}-signature`, which billing verifies. The fuzz sends each of them. */
export const PARSED_HEADERS = [
  'accept',
  'accept-encoding',
  'authorization',
  'content-encoding',
  'content-type',
  'host',
  'idempotency-key',
  'if-none-match',
  'origin',
  'traceparent',
  'tracestate',
  'x-request-id',
  'x-storefront-client-address',
  'x-storefront-shopper-token',
] as const;

/** The headers that Express reads for a trusted proxy. */
export const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** The framing of a message, which Node has checked when the gateway reads it. */
export const FRAMING_HEADERS = ['content-length', 'transfer-encoding'] as const;
