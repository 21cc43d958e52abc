/** An origin that a policy can name. The host of a web address may also be an IPv6 address, or hold what ends a directive or a policy. */
const NAMEABLE = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/;

/**
 * What the payment page may do: show itself, and post its form. Browsers hold the redirect that answers a form against `form-action` too, so the origins
 * of the store's own addresses are in it; one that cannot be named is left out, and its shopper goes back by hand.
 */
export function pagePolicy(nonce: string, addresses: readonly string[]): string {
  const origins = new Set(addresses.map((address) => new URL(address).origin).filter((origin) => NAMEABLE.test(origin)));
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action ${["'self'", ...origins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
