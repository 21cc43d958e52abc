/** Who can call the routes of a storefront: the kind of the key, and its scope. */
export const KEY_FOR_CATALOG = { access: 'any_key', scope: 'storefront:catalog' } as const;
export const KEY_FOR_AUTH = { access: 'any_key', scope: 'storefront:auth' } as const;
export const SHOPPER_ACCOUNT = { access: 'secret_shopper', scope: 'storefront:customer' } as const;
export const SHOPPER_CHECKOUT = { access: 'secret_shopper', scope: 'storefront:checkout' } as const;
export const WEBHOOKS = { access: 'secret_webhook', scope: 'storefront:webhooks' } as const;
