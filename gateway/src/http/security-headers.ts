/**
 * On every answer. The store comes from the key and prices from the token, so no shared cache may take one reader's answer for another's, whatever it holds.
 * The rest tells browsers to treat the answers as data and nothing else.
 */
export const SECURITY_HEADERS: readonly string[] = [
  'Vary',
  'Authorization, Origin, X-Storefront-Shopper-Token',
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
