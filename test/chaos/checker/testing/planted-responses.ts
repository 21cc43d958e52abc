import type { RequestRecord } from '../../history/history.ts';
import type { DraftRun } from './a-clean-run.ts';
import { addRequest, first, type Plants, refuse, request } from './plant.ts';
import { aRolledBackCheckout, CART } from './records.ts';

/** Refuses a checkout of a cart of which no checkout was abandoned. */
const refuseElsewhere =
  (reason: string) =>
  (run: DraftRun): unknown =>
    addRequest(run, aRolledBackCheckout(reason, { sent: { cart_id: 'cart-4' } }));

/** Violations of the invariants about responses, their times, and the recovery. */
export const PLANTED_RESPONSES: Plants = {
  'responses are expected': [
    ['a request fails with an internal error', (run) => (request(run, 'read order').status = 500)],
    ['a valid request is refused', (run) => (request(run, 'create cart', 201).status = 422)],
    ['a valid request is refused with a conflict', (run) => refuse(request(run, 'cancel'), 'order_not_cancellable')],
    [
      'a valid request is refused without a reason',
      (run) => {
        addRequest(run, request(run, 'price cart'));
        refuse(run.history.requests.at(-1) as RequestRecord, null);
      },
    ],
    ['a key is in use that was not sent before', (run) => refuse(request(run, 'add line', null), 'idempotency_key_in_use')],
    ['a payment page is closed before a choice was made', (run) => refuse(request(run, 'choose payment', 303), 'payment_session_closed')],
    ['a checkout is refused as canceled that was not rolled back', refuseElsewhere('checkout_cancelled')],
    ['a checkout is refused as released that was not rolled back', refuseElsewhere('checkout_released')],
    ['a checkout is refused without its reservation that was not rolled back', refuseElsewhere('reservation_released')],
    [
      'a checkout is refused that was rolled back at another time',
      (run) => addRequest(run, aRolledBackCheckout('checkout_cancelled', { atMs: 60_000 })),
    ],
    [
      'a checkout is refused whose order was acknowledged before',
      (run) => {
        first(run.final.abandonedCheckouts).cart = CART;
        addRequest(run, aRolledBackCheckout('checkout_cancelled', { sent: { cart_id: CART }, key: 'k4' }));
      },
    ],
    ['a reservation expires while all clocks are right', (run) => addRequest(run, aRolledBackCheckout('reservation_expired'))],
    ['a command is refused', (run) => refuse(request(run, 'ship'), 'order_not_shippable')],
    ['a command fails with an internal error', (run) => (request(run, 'record payment').status = 500)],
    ['the order of another shopper is found', (run) => (request(run, 'read foreign', 404).status = 200)],
    ['the order of another shopper is forbidden, and so exists', (run) => (request(run, 'read foreign', 404).status = 403)],
    ['a response has the other mode', (run) => (request(run, 'read order').mode = 'live')],
    ['a response violates the contract', (run) => request(run, 'read order').contractViolations.push('/data must be object')],
    [
      'a price has changed by itself',
      (run) => {
        for (const one of run.history.requests) if (one.key === 'k5') one.response.data.state = 'price_changed';
      },
    ],
  ],
  'responses arrive within ten seconds': [
    ['a response is late', (run) => (request(run, 'cancel').tookMs = 12_200)],
    [
      'two processes have waited at the same time',
      (run) => {
        run.history.waits.push(first(run.history.waits));
        Object.assign(request(run, 'cancel'), { atMs: 58_000, tookMs: 17_000 });
      },
    ],
    [
      'the program has waited while the gateway was frozen',
      (run) => {
        run.history.waits = [{ fromMs: 2_000, toMs: 11_000, waitedMs: 9_000 }];
        Object.assign(request(run, 'cancel'), { atMs: 2_500, tookMs: 18_600 });
      },
    ],
    [
      'a wait is reported as longer than its time',
      (run) => {
        run.history.waits = [{ fromMs: 60_000, toMs: 70_000, waitedMs: 90_000 }];
        Object.assign(request(run, 'cancel'), { atMs: 58_000, tookMs: 21_000 });
      },
    ],
    [
      'a response is late beyond the time for which the gateway was frozen',
      (run) => Object.assign(request(run, 'cancel'), { atMs: 2_500, tookMs: 18_600 }),
    ],
  ],
  'the system recovers': [
    ['work is left', ({ final }) => final.unfinished.push('1 pending deliveries')],
    ['the doctor finds something', ({ final }) => final.brokenChecks.push('orders.totals_match: 1')],
  ],
};
