import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { AppError } from '@storefront/errors';
import type { ConsumerLag } from '@storefront/proto/storefront/operations/v1/ConsumerLag';
import type { InvariantCheck } from '@storefront/proto/storefront/operations/v1/InvariantCheck';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1/OperationsService';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { Kysely } from 'kysely';
import type { Bus, BusLink } from './bus.ts';
import { eventChecks } from './event-checks.ts';
import { packPayload } from './event-payload.ts';
import { entriesOf, type LedgerPage } from './ledger.ts';
import { countUnpublished } from './outbox.ts';
import { deleteQuarantined, listQuarantined, type QuarantinedEvent } from './quarantine.ts';
import { STREAM } from './stream.ts';

export interface OperationsOptions<Database> {
  readonly db: Kysely<Database>;
  readonly bus: Bus;
  readonly service: string;
  /** The service's own rules that must always hold, checked without writing. */
  readonly invariants?: () => Promise<readonly InvariantCheck[]>;
  /** The webhooks service alone has deliveries. */
  readonly deliveriesDue?: () => Promise<number>;
  /** What this service keeps of things that others keep a part of as well. */
  readonly ledgers?: readonly LedgerPage[];
}

/** What every service offers its operators: lag, quarantine and invariants. To be passed to serve(). */
export function operations<Database>({
  db,
  bus,
  invariants,
  deliveriesDue,
  ledgers = [],
}: OperationsOptions<Database>): ImplementedService {
  return implement<OperationsServiceDefinition>(
    'storefront.operations.v1.OperationsService',
    {
      async GetLag() {
        const consumers = await Promise.all([...bus.consumers].map((name) => consumerLag(linkOf(bus), name)));
        return { outboxPending: await countUnpublished(db), consumers, deliveriesDue: (await deliveriesDue?.()) ?? 0 };
      },
      async ListQuarantine() {
        return { events: (await listQuarantined(db)).map(toProto) };
      },
      async RedriveQuarantine({ eventId }: { eventId?: string }) {
        const events = await listQuarantined(db, eventId);
        for (const event of events) await redrive(db, linkOf(bus), event);
        return { redriven: events.length };
      },
      async CheckInvariants() {
        return { checks: [...(await eventChecks(db, bus)), ...((await invariants?.()) ?? [])] };
      },
      ListLedger: () => entriesOf(ledgers),
    },
    { callers: ['operator'] },
  );
}

function linkOf(bus: Bus): BusLink {
  const link = bus.link();
  if (link === undefined) throw new AppError('service_unavailable', 'NATS cannot be reached.', { reason: 'bus_unavailable' });
  return link;
}

/**
 * Publishes the event again, under another message id because the stream knows the first. Every consumer that handled it finds its inbox row;
 * the one that could not has none and tries afresh.
 */
async function redrive<Database>(db: Kysely<Database>, { jetstream }: BusLink, event: QuarantinedEvent): Promise<void> {
  const msgID = `${event.eventId}:${event.consumer}:${event.quarantinedAt.getTime()}`;
  await jetstream.publish(event.subject, await packPayload(event.payload), { msgID });
  await deleteQuarantined(db, event);
}

async function consumerLag({ manager }: BusLink, name: string): Promise<ConsumerLag> {
  try {
    const info = await manager.consumers.info(STREAM, name);
    return { consumer: name, pending: info.num_pending, unacknowledged: info.num_ack_pending };
  } catch (error) {
    // Not made yet, or gone with the stream: it will be made with the next connection.
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound) {
      return { consumer: name, pending: 0, unacknowledged: 0 };
    }
    throw error;
  }
}

const toProto = ({ eventId, consumer, type, reason, quarantinedAt }: QuarantinedEvent) => ({
  eventId,
  consumer,
  type,
  reason,
  quarantinedAt: quarantinedAt.toISOString(),
});
