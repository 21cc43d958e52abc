/**
 * Headers of every response. `Vary` keeps shared caches from mixing responses: the store depends on the key, prices depend on the shopper token, and
 * bodies can be compressed. The other headers make browsers treat responses as data only.
 */
export const SECURITY_HEADERS: readonly string[] = [
  'Vary',
  'Authorization, Origin, X-Storefront-Shopper-Token, Accept-Encoding',
  'X-Content-Type-Options',
  'nosniff',
  'X-Frame-Options',
  'DENY',
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy',
  'no-referrer',
  'Strict-Transport-Security',
  'max-age=31536000; includeSubDomains',
];
