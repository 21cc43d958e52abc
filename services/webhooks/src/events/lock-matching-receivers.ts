import type { Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import { ENDPOINT_AGGREGATE, isAbout } from '../domain/endpoint-event.ts';
import { compileFilters, type Matches } from '../domain/match-filters.ts';
import type { Filter } from '../domain/subscription-options.ts';
import { lockReceivers, type Receivers, type Subscriber } from '../store/receivers.ts';
import type { Trx } from '../store/schema.ts';
import type { RenderedEvent } from './insert-event-deliveries.ts';

/**
 * Locks the receivers of events of a store, without the subscriptions whose filters the body does not match, and without the one that an event is about. Listeners have
 * no filters.
 */
export async function lockMatchingReceivers(
  trx: Trx,
  scope: Scope,
  rendered: readonly RenderedEvent[],
): Promise<Receivers<DomainEvent<unknown>>> {
  const receivers = await lockReceivers(
    trx,
    scope,
    rendered.map(({ event }) => event),
  );
  const subscribers = new Map(
    rendered.map(({ event, body }) => [event, matching(othersOf(event, receivers.subscribers.get(event) ?? []), body)]),
  );
  return { ...receivers, subscribers };
}

/** A subscription is not informed about its own endpoint. */
const othersOf = (event: DomainEvent<unknown>, subscribers: readonly Subscriber[]): readonly Subscriber[] =>
  event.aggregate === ENDPOINT_AGGREGATE ? subscribers.filter(({ id }) => !isAbout(event, id)) : subscribers;

/** The body is parsed only if there is a filter. What is compared is what is sent. */
function matching(subscribers: readonly Subscriber[], body: string): readonly Subscriber[] {
  if (subscribers.every(({ filters }) => filters === null)) return subscribers;
  const { data } = JSON.parse(body) as { readonly data: unknown };
  return subscribers.filter(({ filters }) => filters === null || matcherOf(filters)(data));
}

/** The filters of about as many subscriptions as a process has events of at a time. */
const CACHED_MAX = 1_000;
const compiled = new Map<string, Matches>();

/** Filters are compiled once for each text that stores have; the oldest text is dropped. */
function matcherOf(filters: string): Matches {
  const known = compiled.get(filters);
  if (known !== undefined) return known;
  const [oldest] = compiled.keys();
  if (compiled.size >= CACHED_MAX && oldest !== undefined) compiled.delete(oldest);
  const matches = compileFilters(JSON.parse(filters) as readonly Filter[]);
  compiled.set(filters, matches);
  return matches;
}
