import type { DeliveryRecord } from '../history/history.ts';
import { type CheckedRun, groupedBy, type Invariant, requestsOf, type Violation } from './checked-run.ts';

/** An endpoint receives only stored events of its own store and mode, none after it said that it is gone, and no redirect is followed. */
export const eventsReachNoOneElse: Invariant = (run) => {
  const subjects = new Map([...run.final.orders, ...run.final.invoices].map(({ id, shop }) => [id, shop]));
  const marks = new Map(run.history.shops.map(({ name, mark }) => [name, mark]));
  const modes = new Map(run.history.shops.map(({ name, mode }) => [name, mode]));
  const isOwn = ({ type, subject, shop, mode }: DeliveryRecord): boolean =>
    mode === modes.get(shop) &&
    (type === 'stock.changed' || type.startsWith('product.') ? subject.startsWith(marks.get(shop) ?? '-') : subjects.get(subject) === shop);
  const foreign = run.history.deliveries
    .filter((delivery) => !isOwn(delivery))
    .map(({ endpoint, type, subject, mode }) => ({
      message: `the endpoint ${endpoint} received ${type} of ${subject} in ${mode} mode, which belongs to ${subjects.get(subject) ?? 'another shop'}`,
      requests: [],
    }));
  const stored = new Set(run.final.events.map(({ id }) => id));
  const invented = run.history.deliveries
    .filter(({ eventId }) => !stored.has(eventId))
    .map(({ endpoint, type, eventId }) => ({
      message: `the endpoint ${endpoint} received ${type} with the ID ${eventId}, which no service has stored`,
      requests: [],
    }));
  const followed = run.final.trapped === 0 ? [] : [{ message: `${run.final.trapped} redirects were followed`, requests: [] }];
  return [...foreign, ...invented, ...followed, ...afterGone(run)];
};

/** Attempts that had begun before the 410 was stored can still arrive. */
const GONE_AFTER_MS = 30_000;

function afterGone({ history }: CheckedRun): Violation[] {
  return history.endpoints.flatMap(({ name }) => {
    const own = history.deliveries.filter(({ endpoint }) => endpoint === name);
    const gone = own.find(({ answered }) => answered === 410);
    const late = own.find(({ atMs }) => gone !== undefined && atMs > gone.atMs + GONE_AFTER_MS);
    return late === undefined ? [] : [{ message: `the endpoint ${name} received ${late.type} after it answered 410`, requests: [] }];
  });
}

/** Every attempt is signed with the secret of its endpoint at a time that receivers accept, and a delivery always has the same bytes. */
export const deliveriesAreSigned: Invariant = ({ history }) => {
  const unsigned = history.deliveries
    .filter(({ isSigned }) => !isSigned)
    .map(({ endpoint, type, deliveryId }) => ({
      message: `the delivery ${deliveryId} of ${type} to ${endpoint} has a wrong signature`,
      requests: [],
    }));
  const changed = [...groupedBy(history.deliveries, ({ endpoint, eventId }) => `${endpoint} ${eventId}`)]
    .filter(([, attempts]) => new Set(attempts.map(({ body, deliveryId }) => `${deliveryId} ${body}`)).size > 1)
    .map(([name]) => ({ message: `the attempts of one event differ: ${name}`, requests: [] }));
  return [...unsigned, ...changed];
};

/** The events of an order, invoice, or product, and those of a product's stock, are numbered from 1 without gaps. */
export const sequencesHaveNoGaps: Invariant = (run) => {
  const endpoints = new Set(run.history.endpoints.filter(({ behavior }) => behavior === 'works').map(({ name }) => name));
  const own = run.history.deliveries.filter(({ endpoint }) => endpoints.has(endpoint));
  return [...groupedBy(own, ({ endpoint, type, subject }) => `${endpoint} ${type.split('.')[0]} ${subject}`)].flatMap(
    ([name, deliveries]) => {
      const sequences = [...new Set(deliveries.map(({ sequence }) => sequence))].sort((a, b) => a - b);
      const events = new Set(deliveries.map(({ eventId }) => eventId));
      if (sequences.every((sequence, index) => sequence === index + 1) && events.size === sequences.length) return [];
      const message = `the ${events.size} events of ${name} have the sequence numbers ${sequences.join(', ')}`;
      return [{ message, requests: requestsOf(run, deliveries[0]?.subject ?? '') }];
    },
  );
};
