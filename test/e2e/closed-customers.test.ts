import { expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { aProduct, aStore } from '../support/systems/a-store.ts';

/** Longer than the 5 s within which every replica refuses an ended session, for a slow machine. */
const PROPAGATION_MS = 30_000;

const reasonOf = ({ status, body }: ApiResponse): [number, string | null] => [status, body.error?.reason ?? null];

test('a closed customer is refused everywhere, keeps orders and invoices, and can be reopened', async () => {
  const store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  const ann = await store.shopper();
  const order = await anOrder(ann, [{ sku: 'BOLT', quantity: 1 }]);
  const logIn = () => store.server.post('/v1/auth/login', { email: ann.email, password: ann.password });
  const refreshToken = (await logIn()).body.data.refresh_token;
  const close = () => store.cli('customers', 'close', ann.email);

  expect(await close()).toEqual({ customer_id: ann.customerId, email: ann.email, status: 'CLOSED' });
  expect(await close()).toMatchObject({ status: 'CLOSED' });

  expect(reasonOf(await logIn())).toEqual([401, 'invalid_credentials']);
  expect(reasonOf(await store.server.post('/v1/auth/refresh', { refresh_token: refreshToken }))).toEqual([401, 'invalid_refresh_token']);
  expect(reasonOf(await store.server.post('/v1/auth/shopper-tokens', { customer_id: ann.customerId }))).toEqual([403, 'account_closed']);
  await eventually(PROPAGATION_MS, async () => {
    expect(reasonOf(await ann.api.get('/v1/me'))).toEqual([401, 'invalid_shopper_token']);
  });

  expect(await store.cli('customers', 'list', '--status', 'CLOSED')).toMatchObject([{ email: ann.email }]);
  expect(await store.cli('orders', 'get', order.number)).toMatchObject({ status: 'CONFIRMED', customer_email: ann.email });
  expect(await store.cli('orders', 'ship', order.number)).toMatchObject({ status: 'SHIPPED' });

  expect(await store.cli('customers', 'reopen', ann.email)).toMatchObject({ status: 'ACTIVE' });
  expect(reasonOf(await ann.api.get('/v1/me'))).toEqual([401, 'invalid_shopper_token']);
  const { status, body } = await logIn();
  expect(status).toBe(200);
  const again = store.server.as({ shopperToken: body.data.shopper_token });
  expect((await again.get(`/v1/orders/${order.id}`)).body.data.number).toBe(order.number);
});

test('the email of a closed customer is free for another one', async () => {
  const store = await aStore();
  const ann = await store.shopper();
  await store.cli('customers', 'close', ann.email);

  expect((await store.server.post('/v1/auth/signup', { email: ann.email, password: ann.password, name: 'Ann' })).status).toBe(201);

  expect(await store.cli('customers', 'get', ann.email)).toMatchObject({ status: 'ACTIVE' });
  expect(await store.cli('customers', 'get', ann.customerId)).toMatchObject({
    status: 'CLOSED',
    email: `${ann.customerId}@closed.invalid`,
  });
});
