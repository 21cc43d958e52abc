/** Who may call an operation, in the words of the contract's Endpoints section. */
export type ContractAccess = 'none' | 'any key' | 'secret+shopper' | 'secret+scope';

export interface ContractOperation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path as the contract writes it, with its parameter names. */
  readonly path: string;
  readonly access: ContractAccess;
  /** The status of a successful call. */
  readonly success: number;
  /** The refusals, besides 401, 403, 422, and 429, that the contract names for the operation. */
  readonly refusals: readonly number[];
  /** Whether the response has an ETag and a matching If-None-Match returns 304. */
  readonly cacheable?: true;
}

/**
 * Every operation of the contract, copied by hand from its Endpoints section. It is deliberately not derived from the route table or from the
 * OpenAPI document: a route that is missing from both would go unnoticed.
 */
// prettier-ignore
export const CONTRACT_OPERATIONS: readonly ContractOperation[] = [
  { method: 'GET', path: '/health', access: 'none', success: 200, refusals: [] },
  { method: 'GET', path: '/v1/ping', access: 'any key', success: 200, refusals: [] },

  { method: 'GET', path: '/v1/products', access: 'any key', success: 200, refusals: [], cacheable: true },
  { method: 'GET', path: '/v1/products/{sku}', access: 'any key', success: 200, refusals: [404], cacheable: true },
  { method: 'GET', path: '/v1/categories', access: 'any key', success: 200, refusals: [], cacheable: true },
  { method: 'GET', path: '/v1/tags', access: 'any key', success: 200, refusals: [], cacheable: true },
  { method: 'GET', path: '/v1/products/{sku}/availability', access: 'any key', success: 200, refusals: [404], cacheable: true },
  { method: 'POST', path: '/v1/availability/batch', access: 'any key', success: 200, refusals: [] },

  { method: 'GET', path: '/v1/me', access: 'secret+shopper', success: 200, refusals: [] },
  { method: 'GET', path: '/v1/me/credit-status', access: 'secret+shopper', success: 200, refusals: [] },

  { method: 'POST', path: '/v1/carts', access: 'secret+shopper', success: 201, refusals: [] },
  { method: 'GET', path: '/v1/carts/{cart_id}', access: 'secret+shopper', success: 200, refusals: [404] },
  { method: 'POST', path: '/v1/carts/{cart_id}/lines', access: 'secret+shopper', success: 200, refusals: [404] },
  { method: 'PATCH', path: '/v1/carts/{cart_id}/lines/{line_id}', access: 'secret+shopper', success: 200, refusals: [404] },
  { method: 'DELETE', path: '/v1/carts/{cart_id}/lines/{line_id}', access: 'secret+shopper', success: 200, refusals: [404] },
  { method: 'POST', path: '/v1/carts/{cart_id}/price', access: 'secret+shopper', success: 200, refusals: [404] },
  { method: 'POST', path: '/v1/carts/{cart_id}/promotions', access: 'secret+shopper', success: 200, refusals: [404] },

  { method: 'GET', path: '/v1/checkout/shipping-options', access: 'secret+shopper', success: 200, refusals: [] },
  { method: 'POST', path: '/v1/checkout', access: 'secret+shopper', success: 200, refusals: [] },
  { method: 'POST', path: '/v1/checkout/{order_id}/repay', access: 'secret+shopper', success: 200, refusals: [404, 409] },
  { method: 'GET', path: '/v1/checkout/{order_id}/payment-status', access: 'secret+shopper', success: 200, refusals: [404] },

  { method: 'GET', path: '/v1/orders', access: 'secret+shopper', success: 200, refusals: [] },
  { method: 'GET', path: '/v1/orders/{order_id}', access: 'secret+shopper', success: 200, refusals: [404] },
  { method: 'POST', path: '/v1/orders/{order_id}/cancel', access: 'secret+shopper', success: 200, refusals: [404] },

  { method: 'GET', path: '/v1/invoices', access: 'secret+shopper', success: 200, refusals: [] },
  { method: 'GET', path: '/v1/invoices/{invoice_id}', access: 'secret+shopper', success: 200, refusals: [404] },
  { method: 'POST', path: '/v1/invoices/{invoice_id}/pay', access: 'secret+shopper', success: 200, refusals: [404, 409] },
  { method: 'GET', path: '/v1/invoices/{invoice_id}/pdf', access: 'secret+shopper', success: 200, refusals: [404] },

  { method: 'GET', path: '/v1/webhooks', access: 'secret+scope', success: 200, refusals: [] },
  { method: 'POST', path: '/v1/webhooks', access: 'secret+scope', success: 201, refusals: [] },
  { method: 'POST', path: '/v1/webhooks/{subscription_id}/ping', access: 'secret+scope', success: 202, refusals: [404] },

  { method: 'GET', path: '/v1/events', access: 'secret+scope', success: 200, refusals: [409] },
  { method: 'GET', path: '/v1/events/{event_id}', access: 'secret+scope', success: 200, refusals: [404, 409] },
];

/** The events that a subscription may name. */
export const CONTRACT_EVENTS = [
  'order.confirmed',
  'order.shipped',
  'order.cancelled',
  'invoice.issued',
  'product.created',
  'product.updated',
  'stock.changed',
] as const;

/** The query parameters that the contract names, by operation. */
export const CONTRACT_QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/v1/products': ['q', 'category', 'tag', 'updated_since', 'limit', 'offset'],
  '/v1/orders': ['limit', 'offset'],
  '/v1/invoices': ['limit', 'offset'],
  '/v1/invoices/{invoice_id}/pdf': ['download'],
};

/** The error codes that the contract lists as known. */
export const CONTRACT_ERROR_CODES = [
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'validation_error',
  'rate_limited',
  'bad_gateway',
] as const;
