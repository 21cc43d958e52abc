/** An origin that can be used in a policy. A URL's host can also be an IPv6 address or contain characters that end a directive or policy. */
const NAMEABLE = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/;

/**
 * Builds the content security policy of the payment page, which can only show itself, run its own script, and submit its form. Its empty icon keeps browsers from asking for `/favicon.ico`. Browsers also check the redirect after a form submission
 * against `form-action`, so the origins of the store's URLs are included. An origin that cannot be expressed in a policy is omitted; the redirect to it is
 * then blocked, and the shopper has to navigate back.
 */
export function pagePolicy(nonce: string, urls: readonly string[]): string {
  const origins = new Set(urls.map((url) => new URL(url).origin).filter((origin) => NAMEABLE.test(origin)));
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    'img-src data:',
    `form-action ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
