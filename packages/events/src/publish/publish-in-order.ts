import { headers } from '@nats-io/transport-node';
import { inSpan } from '@storefront/telemetry';
import type { BusLink } from '../bus.ts';
import { messagingAttributes, subjectOf } from '../event/domain-event.ts';
import { packPayload } from '../event/event-payload.ts';
import type { OutboxRow, PublishedRow } from './outbox.ts';

/** A server that has not stored an event within this time counts as unavailable; the event stays in the outbox. */
const ACK_TIMEOUT_MS = 5_000;

/**
 * Publishes rows, those of one aggregate one by one: after a failure, the rest of the aggregate waits for the next attempt. Returns which were published, and
 * the first error, if any.
 */
export async function publishInOrder(link: BusLink, rows: readonly OutboxRow[]) {
  const published: PublishedRow[] = [];
  const failures: unknown[] = [];
  const publishAll = async (aggregate: readonly OutboxRow[]): Promise<void> => {
    try {
      for (const row of aggregate) {
        const { tenantId, position } = row;
        published.push({ tenantId, position, streamSequence: await publish(link, row) });
      }
    } catch (error) {
      failures.push(error);
    }
  };
  const aggregates = Map.groupBy(rows, (row) => `${row.tenantId} ${row.mode} ${row.aggregate} ${row.aggregateId}`);
  await Promise.all([...aggregates.values()].map(publishAll));
  return { published, failure: failures[0] };
}

/** Publishes a row, as a part of the trace in which it was written. Events that were written outside a trace are not traced here either. */
function publish(link: BusLink, row: OutboxRow): Promise<number> {
  const { traceparent } = row;
  if (traceparent === null) return send(link, row);
  const attributes = { ...messagingAttributes(row), 'messaging.operation.type': 'send' };
  return inSpan(`send ${row.type}`, { kind: 'producer', attributes, parent: { traceparent } }, () => send(link, row));
}

async function send({ jetstream }: BusLink, row: OutboxRow): Promise<number> {
  const carried = headers();
  if (row.traceparent !== null) carried.set('traceparent', row.traceparent);
  // The message ID lets the stream drop duplicates: a relay killed between acknowledgment and mark publishes again.
  const payload = await packPayload(encodeRow(row));
  const ack = await jetstream.publish(subjectOf(row), payload, { msgID: row.messageId, headers: carried, timeout: ACK_TIMEOUT_MS });
  return ack.seq;
}

/** Formats the envelope around the data's original text. */
function encodeRow(row: OutboxRow): string {
  const envelope = JSON.stringify({
    id: row.id,
    type: row.type,
    tenantId: row.tenantId,
    mode: row.mode,
    aggregate: row.aggregate,
    aggregateId: row.aggregateId,
    sequence: row.sequence === null ? null : Number(row.sequence),
    ...(row.aggregatePosition === null ? {} : { position: Number(row.aggregatePosition) }),
    ...(row.previousAt === null ? {} : { sincePreviousMs: Math.max(0, row.createdAt.getTime() - row.previousAt.getTime()) }),
    occurredAt: row.createdAt.toISOString(),
    traceparent: row.traceparent,
    ...(row.requestId === null ? {} : { requestId: row.requestId }),
  });
  return `${envelope.slice(0, -1)},"data":${row.data}}`;
}
