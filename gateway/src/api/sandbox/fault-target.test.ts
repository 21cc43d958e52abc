import { expect, test } from '@jest/globals';
import { routeTable } from '../route-table.ts';
import { checkFaultTarget } from './fault-target.ts';

const routes = routeTable().filter(({ access, isTool }) => access !== 'secret_sandbox' && isTool !== true);
const missing = (...sections: string[]) => ({ kind: 'missing_section', sections }) as const;
const refused = { kind: 'error', status: 502, retryAfterSeconds: null } as const;

test.each([
  ['GET', '/v1/products', missing('availability', 'unit_price')],
  ['*', '/v1/products/{sku}', missing('availability')],
  ['POST', '/v1/carts/{cart_id}/price', missing('lines[].description')],
  ['GET', '/v1/orders/{order_id}', missing('invoices')],
  ['GET', '/v1/invoices/{invoice_id}', missing('order')],
  ['GET', '/v1/me', missing('credit')],
  ['*', '*', refused],
  ['POST', '*', refused],
])('%s %s can have the fault %j', (method, path, effect) => {
  expect(() => checkFaultTarget({ method, path, effect }, routes)).not.toThrow();
});

test.each([
  ['POST', '/v1/products', refused],
  ['GET', '/v1/products/BOLT', refused],
  ['GET', '/v1/products/:sku', refused],
  ['*', '*', missing('availability')],
  ['GET', '/v1/products/{sku}/availability', missing('availability')],
  ['GET', '/v1/orders', missing('invoices')],
  ['GET', '/v1/invoices/{invoice_id}/pdf', missing('order')],
  ['GET', '/v1/me', missing('order')],
  ['GET', '/v1/me/credit-status', missing('credit')],
  ['*', '/v1/me/addresses', missing('credit')],
  ['GET', '/health', refused],
  ['*', '/v1/sandbox', refused],
])('%s %s cannot have the fault %j, which would never apply', (method, path, effect) => {
  expect(() => checkFaultTarget({ method, path, effect }, routes)).toThrow();
});
