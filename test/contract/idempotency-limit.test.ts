import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { routeTable } from '../../gateway/src/api/route-table.ts';
import { IdempotencyHeaders } from '../../gateway/src/http/input/idempotency-key.ts';
import { STORED_KEYS_MAX } from '../../packages/idempotency/src/stored-keys-limit.ts';
import { publishedContract } from '../support/contract/published-contract.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { asSuperuser } from '../support/operator/as-superuser.ts';
import { aProduct, aStore, type Shopper } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import { BODIES } from './bodies.ts';

const REASON = 'idempotency_key_limit';
const SCHEMAS = ['gateway', 'cart', 'orders', 'billing'];
const keyed = routeTable().filter(({ request }) => request.headers === IdempotencyHeaders);

/** A shopper of a store that has stored as many keys in each service as it can, and an order of theirs. */
let shopper: Shopper;
let orderId: string;
/** The operations whose 429 names the reason. */
let documented: readonly string[];

beforeAll(async () => {
  const { document } = await publishedContract(systemUnderTest().baseUrl);
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  documented = operations.filter(({ responses }) => JSON.stringify(responses).includes(REASON)).map(({ operationId }) => operationId);
  const store = await aStore({ create: ['--online-payments'] });
  shopper = await store.shopper();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  orderId = (await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }])).id;
  for (const schema of SCHEMAS) {
    await asSuperuser(
      `insert into ${schema}.idempotent_response (tenant_id, mode, customer_id, route, key, fingerprint, response)
       select $1, 'sandbox', $2, 'POST /v1/things', number::text, 'print', '{}' from generate_series(1, ${STORED_KEYS_MAX}) as number`,
      [store.tenantId, shopper.customerId],
    );
  }
});

test.each(keyed.map((route) => [route.id, route] as const))(
  '%s returns a 429 for too many keys if it documents one',
  async (id, { path }) => {
    const filled = path.replace(':order_id', orderId).replace(/:\w+/g, () => randomUUID());

    const { status, body } = await shopper.api.as({ headers: { 'idempotency-key': randomUUID() } }).post(filled, BODIES[id]);

    const { reason } = body.error;
    if (documented.includes(id)) expect([status, reason]).toEqual([429, REASON]);
    else expect(reason).not.toBe(REASON);
  },
);

test('every service that stores keys documents the limit', () => {
  expect(documented).toEqual(expect.arrayContaining(['addSandboxFault', 'createCart', 'cancelOrder', 'createAddress']));
  expect(documented).not.toContain('checkout');
});
