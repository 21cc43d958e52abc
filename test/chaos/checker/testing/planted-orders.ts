import type { FinalOrder } from '../../final-state/final-state.ts';
import { addRequest, first, type Plants, request, setAll, without } from './plant.ts';
import { ORDER } from './records.ts';

/** Violations of the invariants about orders, keys, and acknowledged changes. */
export const PLANTED_ORDERS: Plants = {
  'every acknowledged order exists exactly once': [
    ['an acknowledged order is not stored', (run) => (run.final.orders = run.final.orders.slice(1))],
    ['an acknowledged order is not listed', (run) => (run.final.listedOrders = run.final.listedOrders.slice(1))],
    ['an order is listed twice', ({ final }) => final.listedOrders.push(first(final.listedOrders))],
    ['an order belongs to another shopper', ({ final }) => (first(final.orders).customer = 'bob')],
    ['an order has another number', ({ final }) => (first(final.orders).number = 'SO-1')],
    ['a cart became two orders', ({ final }) => final.orders.push({ ...first(final.orders), id: 'second' })],
    ['an order was placed without a checkout', ({ final }) => final.orders.push({ ...first(final.orders), id: 'ghost', cart: 'none' })],
  ],
  'one key has one effect': [
    ['a retry gets another response', (run) => (request(run, 'check out').response.data.total = 1)],
    ['a line was added twice', (run) => (request(run, 'price cart').response.data.lines[0].quantity = 4)],
    ['a line was lost', (run) => (request(run, 'price cart').response.data.lines = [])],
    ['a refund was made twice', ({ final }) => final.creditNotes.push({ ...first(final.creditNotes), number: 'CN-000003', sequence: 3 })],
    ['an acknowledged refund is missing', ({ final }) => (first(final.creditNotes).key = 'other')],
    ['a payment was recorded twice', ({ final }) => final.payments.push(first(final.payments))],
  ],
  'orders are what was priced and acknowledged': [
    ['an order has another total than its checkout', (run) => setAll(run, 'check out', 'total', 24)],
    ['an order has another currency than its checkout', (run) => setAll(run, 'check out', 'currency', 'USD')],
    ['an order has another total than its cart', (run) => setAll(run, 'price cart', 'total', 24)],
    ['an order has another currency than its cart', (run) => setAll(run, 'price cart', 'currency', 'USD')],
    ['an order is shown with another total', (run) => setAll(run, 'read order', 'total', 24)],
    ['an order has another quantity', ({ final }) => (first(first(final.orders).lines).quantity += 100)],
    ['an order has another product', ({ final }) => (first(first(final.orders).lines).sku = 'mk1s1x-NUT')],
    [
      'an order has an additional line',
      ({ final }) => first(final.orders).lines.push({ ...first(first(final.orders).lines), sku: 'mk1s1x-NUT', quantity: 100, shipped: 0 }),
    ],
  ],
  'acknowledged changes last': [
    ['a canceled order is open again', ({ final }) => ((final.orders[1] as { status: string }).status = 'CONFIRMED')],
    [
      'a canceled line is to be shipped',
      (run) => addRequest(run, { ...request(run, 'ship'), action: 'cancel lines', path: 'orders cancel SO-1001 --lines mk1s1x-BOLT=1' }),
    ],
    [
      'returned goods are gone',
      (run) => addRequest(run, { ...request(run, 'ship'), action: 'restock', path: 'orders restock SO-1001 --lines mk1s1x-BOLT=1' }),
    ],
    ['a shipped order was not shipped', ({ final }) => (first(final.orders).status = 'CONFIRMED')],
    ['a confirmed order waits for payment', ({ final }) => (first(final.orders).status = 'PENDING_PAYMENT')],
    ['a confirmed order has expired', ({ final }) => (first(final.orders).status = 'EXPIRED')],
    ['a confirmed order was never confirmed', ({ final }) => (first(final.orders).timeline = ['placed'])],
    [
      'a confirmed order is canceled without a request',
      (run) => {
        first(run.final.orders).status = 'CANCELLED';
        run.history.requests = without(run.history.requests, ({ action }) => action === 'ship');
      },
    ],
    ['an acknowledged payment has expired', ({ final }) => (first(final.sessions).status = 'EXPIRED')],
    ['an acknowledged payment is missing', ({ final }) => (final.sessions = [])],
    [
      'an order has not received its acknowledged payment',
      ({ final }) => ((final.orders[1] as FinalOrder & { timeline: string[] }).timeline = ['placed', 'cancelled']),
    ],
    ['a declined payment is paid', (run) => (request(run, 'choose payment', 303).sent = { outcome: 'decline' })],
    ['an acknowledged order is not found', (run) => (request(run, 'read order').status = 404)],
  ],
  'no response contains data of another store': [
    ['a product of another store is shown', (run) => (request(run, 'read order').response.data.sku = 'mk2l2x-BOLT')],
    [
      'a shopper who asks for the order of another one gets it',
      (run) => Object.assign(request(run, 'read foreign', 404), { status: 200, response: { data: { id: ORDER } } }),
    ],
    ['an order of another shopper is shown', (run) => (request(run, 'read order').shopper = 'bob')],
  ],
};
