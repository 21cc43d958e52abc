import { counter, durations, gauges, inSpan } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Bus } from '../bus.ts';
import { type DomainEvent, messagingAttributes } from '../event/domain-event.ts';
import { consumerLag } from './consumer-lag.ts';
import { countDeadLetters } from './dead-letters.ts';

/** Registers the metrics of a durable consumer. Every process of a service reports the same consumer. */
export function observeConsumer<Database>({
  db,
  bus,
  consumer,
  batch,
}: {
  readonly db: Kysely<Database>;
  readonly bus: Bus;
  readonly consumer: string;
  /** Set if the consumer handles events in batches. */
  readonly batch?: object;
}) {
  const record = durations('messaging.process.duration', 'Duration of the handling of an event, with all its tries.');
  const name = { 'messaging.consumer.group.name': consumer };
  const countFailedBatch =
    batch === undefined
      ? () => undefined
      : counter('storefront.consumer.failed_batches', 'Batches of events that failed, so that each event was handled by itself.', {
          failed: name,
        });
  const removeLag = gauges(
    {
      'storefront.consumer.pending': { description: 'Events in the stream that the consumer has not received.' },
      'storefront.consumer.unacknowledged': { description: 'Events that the consumer has received and not acknowledged.' },
    },
    async () => {
      const link = bus.link();
      if (link === undefined) return [];
      const { pending, unacknowledged } = await consumerLag(link, consumer);
      return [[{ 'storefront.consumer.pending': pending, 'storefront.consumer.unacknowledged': unacknowledged }, name]];
    },
  );
  const removeDeadLetters = gauges(
    { 'storefront.consumer.dead_letters': { description: 'Events that the consumer could not handle.' } },
    async () => [[{ 'storefront.consumer.dead_letters': await countDeadLetters(db, consumer) }, name]],
  );
  return {
    /** Runs the handling of an event, with all its tries, as a part of the trace in which the event was written. */
    async observed(event: DomainEvent<never>, work: () => Promise<void>): Promise<void> {
      const startedAt = performance.now();
      const attributes = { ...messagingAttributes(event), ...name, 'messaging.operation.type': 'process' };
      const { traceparent } = event;
      await inSpan(`process ${event.type}`, { kind: 'consumer', attributes, parent: { traceparent: traceparent ?? undefined } }, work);
      record((performance.now() - startedAt) / 1000, { 'messaging.system': 'nats', ...name, 'storefront.event.type': event.type });
    },
    countFailedBatch: () => countFailedBatch('failed'),
    /** Removes the gauges. */
    stopObserving(): void {
      removeLag();
      removeDeadLetters();
    },
  };
}
