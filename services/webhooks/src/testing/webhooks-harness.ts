import { randomBytes, randomUUID } from 'node:crypto';
import type { EventType } from '@storefront/contract';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { DomainEvent } from '@storefront/events';
import { type Activity, createActivity } from '@storefront/lifecycle';
import type { CreateSubscriptionRequest__Output } from '@storefront/proto/storefront/webhooks/v1';
import { type Caller, newId, NO_STORE } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import { type Kysely, sql } from 'kysely';
import { completeEvent } from '../delivering/deliver-event.ts';
import { onPublicEvent } from '../delivering/deliver-event.ts';
import { startSender } from '../delivering/start-sender.ts';
import type { WebhooksDeps } from '../deps.ts';
import type { RetrySchedules } from '../domain/retry-schedule.ts';
import { checkEndpoint } from '../endpoints/check-endpoint.ts';
import { nameResolver } from '../endpoints/name-resolver.ts';
import { createEventSignals } from '../feed/event-signals.ts';
import { createEventTails } from '../feed/event-tails.ts';
import { eventWaits } from '../feed/event-waits.ts';
import { createSubscription } from '../handlers/subscriptions.ts';
import { createWebhookClient, type WebhookClientOptions } from '../sending/webhook-client.ts';
import { secretBox } from '../signing/secrets.ts';
import { claimPendingEvents } from '../store/pending-events.ts';
import type { Database } from '../store/schema.ts';
import { type FakeBilling, fakeBilling } from './fake-billing.ts';

/** The webhooks service without gRPC and NATS: a database, the dispatch of events, and any number of senders. */
export interface WebhooksHarness {
  readonly db: Kysely<Database>;
  /** The URL of the database, for another process. */
  readonly url: string;
  readonly deps: WebhooksDeps;
  readonly billing: FakeBilling;
  startSender(options?: SenderSettings): ReturnType<typeof startSender>;
  subscribe(
    url: string,
    over?: { eventTypes?: readonly EventType[]; caller?: Caller; options?: Partial<CreateSubscriptionRequest__Output> },
  ): Promise<{ id: string; signingSecret: string; publicKey: string | undefined }>;
  /** Dispatches an event of the caller's store, as the consumer does, and returns it. */
  dispatch(type: EventType, data: object, caller?: Caller, sequence?: number, aggregateId?: string): Promise<DomainEvent>;
  /** Completes the pending events that are due, as the completer does. Returns the waits of those that stay pending. */
  completeDue(): Promise<readonly (number | undefined)[]>;
  /** Ends the waits and leases of all pending events. */
  makePendingDue(): Promise<void>;
  readonly broken: TestDatabase<Database>['broken'];
  close(): Promise<void>;
}

/** The settings of a sender in tests. */
export type SenderSettings = Partial<WebhookClientOptions> & {
  readonly waitsMs?: readonly number[];
  readonly leaseMs?: number;
  readonly activity?: Activity;
};

/** Short, so that tests can observe several attempts. */
const WAITS_MS: readonly number[] = [10, 10, 10];

/** A store's server that calls with a secret key. Every caller is a new store. */
export const aCaller = (over: Partial<Caller> = {}): Caller => ({
  tenantId: randomUUID(),
  mode: 'sandbox',
  store: { ...NO_STORE, name: 'Test', currency: 'JMD', gctRate: '0.15' },
  kind: 'shopper_api',
  keyKind: 'SECRET',
  scopes: ['storefront:webhooks'],
  requestId: randomUUID(),
  ...over,
});

/** A logger without output. */
export const quietLog = createLogger('test', 'silent');

/** Opens a new database for the tests of a file. */
export async function openWebhooksHarness(home: Caller): Promise<WebhooksHarness> {
  const { db, url, broken, close } = await openTestDatabase<Database>({
    name: 'webhooks',
    migrations: new URL('../../migrations/', import.meta.url),
  });
  const senders: { close: () => Promise<void> }[] = [];
  const billing = fakeBilling();
  const signals = createEventSignals({ db, url, log: quietLog });
  const deps: WebhooksDeps = {
    db,
    billing,
    log: quietLog,
    secrets: secretBox([randomBytes(32)]),
    checkEndpoint: checkEndpoint({ allowPrivate: true }, nameResolver({ allowPrivate: true })),
    eventWaits: eventWaits(),
    signals,
    tails: createEventTails({ db, signals, log: quietLog }),
    onStored: signals.noteStored,
    onPending: () => undefined,
    newId,
    now: () => new Date(),
    afterCommit: signals.announce,
  };
  const harness: WebhooksHarness = {
    db,
    url,
    deps,
    billing,
    broken,
    startSender({ waitsMs = WAITS_MS, leaseMs = 60_000, activity = createActivity(), ...over } = {}) {
      const client = createWebhookClient({ allowPrivate: true, timeoutMs: 15_000, resolve: nameResolver({ allowPrivate: true }), ...over });
      const schedules: RetrySchedules = { sandbox: waitsMs, live: waitsMs };
      const sender = startSender({
        activity,
        db,
        client,
        secrets: deps.secrets,
        schedules,
        leaseMs,
        owner: randomUUID(),
        now: () => new Date(),
        log: quietLog,
      });
      const closing = async (): Promise<void> => {
        await sender.close();
        await client.close();
      };
      senders.push({ close: closing });
      return { ...sender, close: closing };
    },
    async subscribe(url, { eventTypes = ['stock.changed'], caller = home, options = {} } = {}) {
      const created = await createSubscription(deps)({ endpointUrl: url, eventTypes: [...eventTypes], ...options }, caller);
      const { id = '', publicKey } = created.subscription ?? {};
      return { id, signingSecret: created.signingSecret ?? '', publicKey };
    },
    async dispatch(type, data, caller = home, sequence = 1, aggregateId = 'BOLT') {
      const [aggregate = ''] = type.split('.');
      const event: DomainEvent<never> = {
        id: newId(),
        type,
        tenantId: caller.tenantId,
        mode: caller.mode,
        aggregate,
        aggregateId,
        sequence,
        position: sequence,
        occurredAt: new Date().toISOString(),
        traceparent: null,
        data: data as never,
      };
      await db.transaction().execute((trx) => onPublicEvent(deps)(event, trx));
      deps.afterCommit(caller);
      if (aggregate === 'order') {
        await harness.makePendingDue();
        await harness.completeDue();
      }
      return event;
    },
    async completeDue() {
      const due = await claimPendingEvents(db, { owner: randomUUID(), limit: 100, leaseMs: 60_000 });
      return await Promise.all(due.map((pending) => completeEvent(pending, deps)));
    },
    async makePendingDue() {
      await sql`update pending_event set next_try_at = now() - interval '1 second'`.execute(db);
      await sql`update flow set due_at = now() where kind = 'pending_event'`.execute(db);
    },
    async close() {
      await signals.close();
      await Promise.all(senders.map((sender) => sender.close()));
      await close();
    },
  };
  return harness;
}

/** The data of a `stock.changed` event, the smallest of the public events. */
export const aStockChange = { sku: 'BOLT', availability: 'LOW', previousAvailability: 'IN_STOCK' };
