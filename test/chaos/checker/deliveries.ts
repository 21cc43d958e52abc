import type { DeliveryRecord } from '../history/history.ts';
import { type CheckedRun, groupedBy, type Invariant, requestsOf, type Saw, type Violation } from './checked-run.ts';
import { wantedEvents } from './wanted.ts';

/**
 * An endpoint receives only stored events of its own store and mode and of the types to which it subscribes and that its filter lets through, none after it said that it is gone or the store
 * ended its subscription, and no redirect is followed.
 */
export const eventsReachNoOneElse: Invariant = (run, saw) => {
  const { orders, invoices, creditNotes, sessions, customers } = run.final;
  const subjects = new Map([...orders, ...invoices, ...creditNotes, ...sessions, ...customers].map(({ id, shop }) => [id, shop]));
  const marks = new Map(run.history.shops.map(({ name, mark }) => [name, mark]));
  const modes = new Map(run.history.shops.map(({ name, mode }) => [name, mode]));
  const isOwn = ({ type, subject, shop, mode }: DeliveryRecord): boolean =>
    mode === modes.get(shop) &&
    (type === 'stock.changed' || type.startsWith('product.') ? subject.startsWith(marks.get(shop) ?? '-') : subjects.get(subject) === shop);
  const foreign = saw('attempts of deliveries', run.history.deliveries)
    .filter((delivery) => !isOwn(delivery))
    .map(({ endpoint, type, subject, mode }) => ({
      message: `the endpoint ${endpoint} received ${type} of ${subject} in ${mode} mode, which belongs to ${subjects.get(subject) ?? 'another shop'}`,
      requests: [],
    }));
  const stored = new Map(run.final.events.map(({ id, type }) => [id, type]));
  const invented = run.history.deliveries
    .filter(({ eventId, type }) => stored.get(eventId) !== type)
    .map(({ endpoint, type, eventId }) => ({
      message: `the endpoint ${endpoint} received ${type} with the ID ${eventId}, which no service has stored`,
      requests: [],
    }));
  const followed = run.final.trapped === 0 ? [] : [{ message: `${run.final.trapped} redirects were followed`, requests: [] }];
  return [...foreign, ...unwanted(run), ...invented, ...followed, ...afterEnd(run, saw)];
};

function unwanted(run: CheckedRun): Violation[] {
  const endpoints = new Map(run.history.endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const isWanted = wantedEvents(run);
  return run.history.deliveries
    .filter((delivery) => {
      const endpoint = endpoints.get(delivery.endpoint);
      return endpoint === undefined || !isWanted(endpoint, delivery);
    })
    .map(({ endpoint, type, subject }) => ({
      message: `the endpoint ${endpoint} received ${type} of ${subject}, to which it does not subscribe`,
      requests: [],
    }));
}

/** Attempts that had begun before a subscription ended can still arrive. */
const ARRIVES_WITHIN_MS = 30_000;

function afterEnd({ history }: CheckedRun, saw: Saw): Violation[] {
  const ended = new Map(history.ends.map(({ endpoint, atMs }) => [endpoint, atMs]));
  const ends = history.endpoints.flatMap(({ name }) => {
    const own = history.deliveries.filter(({ endpoint }) => endpoint === name);
    const endMs = ended.get(name) ?? goneAt(own);
    return endMs === undefined ? [] : [{ name, own, endMs }];
  });
  return saw('ends of subscriptions', ends).flatMap(({ name, own, endMs }) => {
    const late = own.find(({ atMs }) => atMs > endMs + ARRIVES_WITHIN_MS);
    if (late === undefined) return [];
    const what = ended.has(name) ? 'its subscription was disabled or deleted' : 'it returned 410';
    return [{ message: `the endpoint ${name} received ${late.type} after ${what}`, requests: [] }];
  });
}

/** When the first response arrived that the endpoint is gone. A killed process loses its response, and makes the attempt again. */
function goneAt(deliveries: readonly DeliveryRecord[]): number | undefined {
  const last = new Map(deliveries.map((delivery) => [delivery.deliveryId, delivery]));
  return deliveries.find((delivery) => delivery.status === 410 && last.get(delivery.deliveryId) === delivery)?.atMs;
}

/** Every attempt is signed with the secret of its endpoint at a time that receivers accept, and a delivery always has the same bytes. */
export const deliveriesAreSigned: Invariant = ({ history }, saw) => {
  const unsigned = saw('signatures', history.deliveries)
    .filter(({ isSigned }) => !isSigned)
    .map(({ endpoint, type, deliveryId }) => ({
      message: `the delivery ${deliveryId} of ${type} to ${endpoint} has a wrong signature`,
      requests: [],
    }));
  const events = [...groupedBy(history.deliveries, ({ endpoint, eventId }) => `${endpoint} ${eventId}`)];
  const repeated = events.filter(([, attempts]) => attempts.length > 1);
  const changed = saw('deliveries with several attempts', repeated)
    .filter(([, attempts]) => new Set(attempts.map(({ body, deliveryId }) => `${deliveryId} ${body}`)).size > 1)
    .map(([name]) => ({ message: `the attempts of one event differ: ${name}`, requests: [] }));
  return [...unsigned, ...changed];
};

/** The sequenced events of an order, invoice, or product, and those of a product's stock, are numbered from 1 without gaps. */
export const sequencesHaveNoGaps: Invariant = (run, saw) => {
  const endpoints = new Set(run.history.endpoints.filter(({ behavior }) => behavior === 'works').map(({ name }) => name));
  const own = run.history.deliveries.filter(({ endpoint, sequence }) => endpoints.has(endpoint) && sequence !== null);
  const groups = [...groupedBy(own, ({ endpoint, type, subject }) => `${endpoint} ${type.split('.')[0]} ${subject}`)];
  return saw('sequences', groups).flatMap(([name, deliveries]) => {
    const sequences = [...new Set(deliveries.map(({ sequence }) => Number(sequence)))].sort((a, b) => a - b);
    const events = new Set(deliveries.map(({ eventId }) => eventId));
    if (sequences.every((sequence, index) => sequence === index + 1) && events.size === sequences.length) return [];
    const message = `the ${events.size} events of ${name} have the sequence numbers ${sequences.join(', ')}`;
    return [{ message, requests: requestsOf(run, deliveries[0]?.subject ?? '') }];
  });
};

/** An ordered endpoint receives an event only after it has accepted the one before it, or after that one was given up. */
export const aggregatesArriveInOrder: Invariant = (run, saw) => {
  const ordered = new Set(run.history.endpoints.filter(({ isOrdered }) => isOrdered).map(({ name }) => name));
  const own = run.history.deliveries.filter(({ endpoint, sequence }) => ordered.has(endpoint) && typeof sequence === 'number');
  const pairs = [...groupedBy(own, ({ endpoint, type, subject }) => `${endpoint} ${type.split('.')[0]} ${subject}`)].flatMap(
    ([name, deliveries]) => {
      const events = [...groupedBy(deliveries, ({ eventId }) => eventId).values()].toSorted((a, b) => sequenceOf(a) - sequenceOf(b));
      return events.slice(1).map((event, index) => ({ name, event, earlier: events[index] ?? [] }));
    },
  );
  return saw('ordered events', pairs).flatMap(({ name, event, earlier }) => {
    const firstMs = Math.min(...event.map(({ atMs }) => atMs));
    const accepted = earlier.filter(({ status }) => status === 200);
    // Without an accepted attempt, it was given up after its last one.
    const endedMs = accepted.length > 0 ? Math.min(...accepted.map(({ atMs }) => atMs)) : Math.max(...earlier.map(({ atMs }) => atMs));
    if (endedMs <= firstMs) return [];
    const message = `event ${sequenceOf(event)} of ${name} arrived before event ${sequenceOf(earlier)} was accepted or given up`;
    return [{ message, requests: requestsOf(run, event[0]?.subject ?? '') }];
  });
};

const sequenceOf = ([first]: readonly DeliveryRecord[]): number => first?.sequence ?? 0;
/** The positions of all events of an object that are stored start at 1 and have no gaps, and deliveries have the position of their event. */
export const positionsHaveNoGaps: Invariant = (run, saw) => {
  const stored = groupedBy(run.final.events, ({ shop, type, subject }) => `${shop} ${type.split('.')[0]} ${subject}`);
  const gaps = saw('objects with events', [...stored]).flatMap(([name, events]) => {
    const positions = events.map(({ position }) => position).sort((a, b) => a - b);
    if (positions.every((position, index) => position === index + 1)) return [];
    const message = `the events of ${name} have the positions ${positions.join(', ')}`;
    return [{ message, requests: requestsOf(run, events[0]?.subject ?? '') }];
  });
  const positions = new Map(run.final.events.map(({ id, position }) => [id, position]));
  const others = run.history.deliveries
    .filter(({ eventId, position }) => positions.has(eventId) && positions.get(eventId) !== position)
    .map(({ endpoint, type, eventId, position }) => ({
      message: `the endpoint ${endpoint} received the event ${eventId}, ${type}, with the position ${position}`,
      requests: [],
    }));
  return [...gaps, ...others];
};
