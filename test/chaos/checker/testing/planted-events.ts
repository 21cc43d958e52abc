import type { DeliveryRecord } from '../../history/history.ts';
import type { DraftRun } from './a-clean-run.ts';
import { delivery, dropDeliveries, first, inOrder, isInvoiceIssued, type Plants, without } from './plant.ts';
import { ADDED, availabilityBody, FILTERED } from './records.ts';

/** Lets no event of a type be stored or received. */
function dropEvents(run: DraftRun, type: string): void {
  dropDeliveries(run, type);
  run.final.events = without(run.final.events, (event) => event.type === type);
}

/** Lets an event be stored and received again, as another event, of another type if one is given. */
function reportAgain(run: DraftRun, type: string, as = type): void {
  const event = first(run.final.events.filter((one) => one.type === type));
  const id = `another ${as}`;
  const position = 1 + run.final.events.filter((one) => one.subject === event.subject).length;
  run.final.events.push({ ...event, id, type: as, position });
  const own = run.history.deliveries.find(({ eventId }) => eventId === event.id) as DraftRun['history']['deliveries'][number];
  run.history.deliveries.push({ ...own, status: 200, eventId: id, deliveryId: id, type: as, sequence: null, position });
}

/** Violations of the invariants about events and deliveries. */
export const PLANTED_EVENTS: Plants = {
  'every event reaches its subscribers': [
    ['a confirmed order is not reported', ({ history }) => history.deliveries.shift()],
    [
      'an invoice is only reported to a receiver that does not respond',
      ({ history }) => {
        for (const one of history.deliveries.filter(isInvoiceIssued)) one.status = null;
      },
    ],
    ['a new product is not reported', (run) => dropDeliveries(run, 'product.created')],
    ['a changed product is not reported', (run) => dropDeliveries(run, 'product.updated')],
    ['a change of availability is not reported', (run) => dropDeliveries(run, 'stock.changed')],
    [
      'an acknowledged import has no event',
      (run) => {
        dropDeliveries(run, 'product.updated');
        run.final.events = without(run.final.events, ({ type }) => type === 'product.updated');
      },
    ],
    [
      'an order has no event',
      (run) => {
        dropDeliveries(run, 'order.shipped');
        run.final.events = without(run.final.events, ({ type }) => type === 'order.shipped');
      },
    ],
    [
      'an event that a filter lets through does not arrive',
      ({ history }) =>
        (history.deliveries = without(history.deliveries, ({ endpoint, type }) => endpoint === FILTERED && type === 'order.confirmed')),
    ],
    ['an event arrives only at another endpoint', (run) => (delivery(run, 'order.shipped').endpoint = 'store-1/sandbox is gone')],
  ],
  'every fact is reported once': [
    ['a placed order is not reported', (run) => dropEvents(run, 'order.placed')],
    ['a placed order is reported by two events', (run) => reportAgain(run, 'order.placed')],
    ['a delivery of goods is reported that did not happen', (run) => reportAgain(run, 'order.shipped', 'order.delivered')],
    ['a refund is not reported', (run) => dropEvents(run, 'order.refunded')],
    ['a refund is reported by two events', (run) => reportAgain(run, 'order.refunded')],
    ['a paid invoice is not reported', (run) => dropEvents(run, 'invoice.paid')],
    ['an open invoice is reported as paid', (run) => reportAgain(run, 'invoice.issued', 'invoice.paid')],
    ['an open invoice is reported as voided', (run) => reportAgain(run, 'invoice.issued', 'invoice.voided')],
    ['a credit note is not reported', (run) => dropEvents(run, 'credit_note.issued')],
    ['a credit note is reported by two events', (run) => reportAgain(run, 'credit_note.issued')],
    ['a failed payment is not reported', (run) => dropEvents(run, 'payment.failed')],
  ],
  'no event reaches anyone else': [
    ['a customer of another store is reported', ({ final }) => (first(final.customers).shop = 'store-2/live')],
    ['an event is of the other mode', (run) => (delivery(run, 'stock.changed').mode = 'live')],
    ['an order of another store is reported', ({ history }) => (first(history.deliveries).shop = 'store-2/live')],
    ['a product of another store is reported', (run) => (delivery(run, 'stock.changed').subject = 'mk2l2x-BOLT')],
    [
      'an event is reported that no service has stored',
      (run) => run.history.deliveries.unshift({ ...delivery(run, 'order.shipped'), eventId: 'invented', deliveryId: 'invented' }),
    ],
    [
      'an endpoint receives a type to which it does not subscribe',
      (run) => run.history.deliveries.push({ ...delivery(run, 'order.shipped'), endpoint: 'store-1/sandbox is gone' }),
    ],
    [
      'an endpoint receives an order that its filter excludes',
      (run) => run.history.deliveries.push({ ...delivery(run, 'order.confirmed'), endpoint: FILTERED }),
    ],
    [
      'an event is reported as another one',
      (run) => Object.assign(delivery(run, 'product.updated'), { type: 'product.created', eventId: `product.updated ${ADDED}` }),
    ],
    [
      'a subscription that has ended receives an event',
      ({ history }) => {
        for (const one of history.deliveries) if (one.endpoint === 'store-1/sandbox is deleted') one.atMs = 50_000;
      },
    ],
    ['a redirect was followed', ({ final }) => (final.trapped = 1)],
    [
      'an endpoint that is gone is contacted',
      ({ history }) => {
        const last = history.deliveries.at(-1) as DeliveryRecord;
        history.deliveries.push({ ...last, eventId: 'later', deliveryId: 'later', atMs: last.atMs + 60_000 });
      },
    ],
  ],
  'deliveries are signed': [
    ['a signature is wrong', (run) => (delivery(run, 'order.confirmed').isSigned = false)],
    ['a retry has other bytes', (run) => (delivery(run, 'invoice.issued').body = 'other')],
  ],
  'sequences have no gaps': [
    ['a sequence number is skipped', (run) => (delivery(run, 'order.shipped').sequence = 3)],
    ['a sequence number of a product is skipped', (run) => (delivery(run, 'product.updated').sequence = 3)],
    ['a sequence number of stock is skipped', (run) => (delivery(run, 'stock.changed').sequence = 2)],
    ['two events have one sequence number', (run) => (delivery(run, 'order.shipped').sequence = 1)],
  ],
  'ordered subscriptions received each aggregate in order': [
    ['an event arrives before the one before it is accepted', (run) => (inOrder(run, 'order.shipped', 200).atMs = 6_999)],
    [
      'an event arrives before the one before it is given up',
      (run) => {
        inOrder(run, 'order.confirmed', 200).status = 500;
        inOrder(run, 'order.shipped', 200).atMs = 6_500;
      },
    ],
  ],
  'positions have no gaps': [
    ['a position is skipped', ({ final }) => (first(final.events.filter(({ type }) => type === 'order.shipped')).position += 1)],
    ['two events have one position', ({ final }) => (first(final.events.filter(({ type }) => type === 'order.shipped')).position -= 1)],
    ['a delivery has another position than its event', (run) => (delivery(run, 'order.placed').position = 7)],
  ],
  'availability is reported as it is': [
    ['the last availability is not reported', ({ final }) => ((final.stock[1] as { band: string }).band = 'OUT')],
    ['an availability is not reported at all', ({ final }) => (first(final.stock).band = 'LOW')],
    [
      'a change continues from an availability that was not reported',
      (run) => (delivery(run, 'stock.changed').body = availabilityBody('LOW', 'OUT')),
    ],
  ],
};
