/** An API route that the page may call through this server, which adds the secret key and the shopper's token. */
export interface ForwardedRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
}

/** The allowlist of forwarded routes; no other route can be reached with the secret key. */
export const forwardedRoutes: readonly ForwardedRoute[] = [
  { method: 'get', path: '/v1/me' },
  { method: 'get', path: '/v1/me/credit-status' },
  { method: 'post', path: '/v1/carts' },
  { method: 'get', path: '/v1/carts/:cartId' },
  { method: 'post', path: '/v1/carts/:cartId/lines' },
  { method: 'patch', path: '/v1/carts/:cartId/lines/:lineId' },
  { method: 'delete', path: '/v1/carts/:cartId/lines/:lineId' },
  { method: 'post', path: '/v1/carts/:cartId/price' },
  { method: 'post', path: '/v1/carts/:cartId/promotions' },
  { method: 'delete', path: '/v1/carts/:cartId/promotions/:code' },
  { method: 'get', path: '/v1/checkout/shipping-options' },
  { method: 'post', path: '/v1/checkout' },
  { method: 'post', path: '/v1/checkout/preview' },
  { method: 'post', path: '/v1/checkout/:orderId/repay' },
  { method: 'get', path: '/v1/checkout/:orderId/payment-status' },
  { method: 'get', path: '/v1/orders' },
  { method: 'get', path: '/v1/orders/:orderId' },
  { method: 'post', path: '/v1/orders/:orderId/cancel' },
  { method: 'get', path: '/v1/invoices' },
  { method: 'get', path: '/v1/invoices/:invoiceId' },
  { method: 'get', path: '/v1/invoices/:invoiceId/pdf' },
];
