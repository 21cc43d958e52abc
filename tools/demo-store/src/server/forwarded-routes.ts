import type { ClientPaths } from '@storefront/client';

/** An API route that the page may call through this server, which adds the secret key and the shopper's token. */
export interface ForwardedRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: keyof ClientPaths;
}

/** The allowlist of forwarded routes; no other route can be reached with the secret key. */
export const forwardedRoutes: readonly ForwardedRoute[] = [
  { method: 'get', path: '/v1/me' },
  { method: 'get', path: '/v1/me/credit-status' },
  { method: 'get', path: '/v1/me/statement' },
  { method: 'get', path: '/v1/me/export' },
  { method: 'get', path: '/v1/carts' },
  { method: 'post', path: '/v1/carts' },
  { method: 'get', path: '/v1/carts/{cart_id}' },
  { method: 'post', path: '/v1/carts/{cart_id}/lines' },
  { method: 'patch', path: '/v1/carts/{cart_id}/lines/{line_id}' },
  { method: 'delete', path: '/v1/carts/{cart_id}/lines/{line_id}' },
  { method: 'post', path: '/v1/carts/{cart_id}/price' },
  { method: 'post', path: '/v1/carts/{cart_id}/promotions' },
  { method: 'delete', path: '/v1/carts/{cart_id}/promotions/{code}' },
  { method: 'get', path: '/v1/checkout/shipping-options' },
  { method: 'post', path: '/v1/checkout' },
  { method: 'post', path: '/v1/checkout/preview' },
  { method: 'post', path: '/v1/checkout/{order_id}/repay' },
  { method: 'get', path: '/v1/checkout/{order_id}/payment-status' },
  { method: 'get', path: '/v1/orders/{order_id}' },
  { method: 'post', path: '/v1/orders/{order_id}/cancel' },
  { method: 'get', path: '/v1/invoices/{invoice_id}' },
  { method: 'get', path: '/v1/invoices/{invoice_id}/pdf' },
  { method: 'get', path: '/v1/credit-notes/{credit_note_id}/pdf' },
];
