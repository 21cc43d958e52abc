import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { OPERATOR_SCOPES } from '@storefront/access';
import { until } from '@storefront/lifecycle/testing';
import { adminClient } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aToken } from '../support/operator/a-token.ts';
import { aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Runs the flow of a client with these arguments, and returns what it printed. */
type RunFlow = (args: readonly string[], env: Readonly<Record<string, string>>) => Promise<string>;

/** Has a client do the work of a store's staff around the order of a customer who waits for approval, and compares its report with what the Admin API returns. */
export async function expectWork(runFlow: RunFlow): Promise<void> {
  const store = await aStore();
  const password = randomUUID();
  const { adminUrl } = systemUnderTest();
  const { token } = await aToken(OPERATOR_SCOPES, store.tenantId);
  const admin = adminClient(adminUrl, token);
  const S = `/admin/v1/stores/${store.tenantId}/sandbox`;
  await admin.patch(`${S}/settings`, { signup: 'approval' });
  const email = await aPendingCustomer(store, password);
  const { id } = (await admin.get(`${S}/customers?q=${email}`)).body.data[0];
  const env = { ADMIN_URL: adminUrl, ADMIN_TOKEN: token, STORE_ID: store.tenantId, CUSTOMER_ID: id };

  expect(JSON.parse(await runFlow([], env))).toEqual({ created: 2, onHand: [10], rejected: [[1, 'not_found']], status: 'ACTIVE' });

  const login = await store.server.post('/v1/auth/login', { email, password });
  const { number } = await anOrder({ api: store.server.as({ shopperToken: login.body.data.shopper_token }) }, [
    { sku: 'BOLT', quantity: 2 },
  ]);
  const { actions, ...report } = JSON.parse(await runFlow([number], env));
  const [invoice] = (await admin.get(`${S}/invoices?customer_id=${id}`)).body.data;

  expect(report).toEqual({ shipped: 'SHIPPED', allocated: [invoice.number], refunds: [[invoice.total / 2, 'BY_HAND', 'SUCCEEDED']] });
  expect(invoice).toMatchObject({ settlement: 'PARTIALLY_REFUNDED', amount_paid: invoice.total, amount_refunded: invoice.total / 2 });
  expect((await admin.get(`${S}/stock/BOLT`)).body.data).toMatchObject({ on_hand: 9, reserved: 0 });
  expect(actions.slice(0, 6)).toEqual([
    'CorrectOrder',
    'RecordCustomerPayment',
    'ShipOrder',
    'SetCustomer',
    'SetStockLevels',
    'ImportProducts',
  ]);
}

/** Signs up until the gateway has seen that signups need approval, and returns the email of the customer who waits for it. */
const aPendingCustomer = ({ server }: TestStore, password: string): Promise<string> =>
  until(async () => {
    const email = `${randomUUID()}@shop.example`;
    const { body } = await server.post('/v1/auth/signup', { email, password, name: 'Ann' });
    expect(body.data.customer.status).toBe('PENDING_APPROVAL');
    return email;
  });
