const NEEDED = ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout'];

/** Returns the scopes that the storefront needs and the secret key does not have. `granted` is what the API returned. */
export function missingScopes(granted: unknown, wantsWebhooks: boolean): readonly string[] {
  const has: readonly unknown[] = Array.isArray(granted) ? granted : [];
  return [...NEEDED, ...(wantsWebhooks ? ['storefront:webhooks'] : [])].filter((scope) => !has.includes(scope));
}
