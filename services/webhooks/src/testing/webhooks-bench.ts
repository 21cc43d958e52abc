import { randomBytes, randomUUID } from 'node:crypto';
import { openTestDatabase } from '@storefront/db/testing';
import type { DomainEvent } from '@storefront/events';
import { type Caller, newId } from '@storefront/rpc';
import { createLogger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { WebhooksDeps } from '../deps.ts';
import type { EventType } from '../domain/event-types.ts';
import type { RetrySchedules } from '../domain/retry-schedule.ts';
import { checkEndpoint } from '../endpoints/check-endpoint.ts';
import { onPublicEvent } from '../events/on-public-event.ts';
import { createSubscription } from '../handlers/create-subscription.ts';
import { createPoster, type PosterOptions } from '../sending/post.ts';
import { type Sender, startSender } from '../sending/start-sender.ts';
import { secretBox } from '../signing/secrets.ts';
import type { Database } from '../store/schema.ts';

/** The webhooks service without its doors: database, dispatch and as many senders as a test wants. */
export interface WebhooksBench {
  readonly db: Kysely<Database>;
  readonly deps: WebhooksDeps;
  startSender(options?: SenderSettings): Sender;
  subscribe(url: string, over?: { eventTypes?: readonly EventType[]; caller?: Caller }): Promise<{ id: string; signingSecret: string }>;
  /** Dispatches an event of the caller's store, as the consumer does. Returns the event. */
  dispatch(type: EventType, data: object, caller?: Caller): Promise<DomainEvent>;
  close(): Promise<void>;
}

export type SenderSettings = Partial<PosterOptions> & { readonly waitsMs?: readonly number[]; readonly leaseMs?: number };

/** Short, so that a test sees several attempts. */
const WAITS_MS: readonly number[] = [10, 10, 10];

/** A store's own server calling with its secret key; every caller is a new store. */
export const aCaller = (over: Partial<Caller> = {}): Caller => ({
  tenantId: randomUUID(),
  mode: 'sandbox',
  store: {
    name: 'Test',
    currency: 'JMD',
    gctRate: '0.15',
    onlinePayments: false,
    couriers: false,
    paymentRails: [],
    signup: 'open',
  },
  kind: 'shopper_api',
  keyKind: 'SECRET',
  scopes: ['storefront:webhooks'],
  requestId: randomUUID(),
  ...over,
});

export const quietLog = createLogger('test', 'silent');

export async function openWebhooksBench(home: Caller): Promise<WebhooksBench> {
  const { db, close } = await openTestDatabase<Database>({ name: 'webhooks', migrations: new URL('../../migrations/', import.meta.url) });
  const senders: { close: () => Promise<void> }[] = [];
  const deps: WebhooksDeps = {
    db,
    secrets: secretBox(randomBytes(32)),
    checkEndpoint: checkEndpoint({ allowPrivate: true }),
    newId,
    now: () => new Date(),
    afterCommit: () => undefined,
  };
  const bench: WebhooksBench = {
    db,
    deps,
    startSender({ waitsMs = WAITS_MS, leaseMs = 60_000, ...over } = {}) {
      const poster = createPoster({ allowPrivate: true, timeoutMs: 2_000, ...over });
      const schedules: RetrySchedules = { sandbox: waitsMs, live: waitsMs };
      const sender = startSender({ db, poster, secrets: deps.secrets, schedules, leaseMs, log: quietLog });
      const closing = async (): Promise<void> => {
        await sender.close();
        await poster.close();
      };
      senders.push({ close: closing });
      return { ...sender, close: closing };
    },
    async subscribe(url, { eventTypes = ['stock.changed'], caller = home } = {}) {
      const created = await createSubscription(deps)({ endpointUrl: url, eventTypes: [...eventTypes] }, caller);
      return { id: created.subscription?.id ?? '', signingSecret: created.signingSecret ?? '' };
    },
    async dispatch(type, data, caller = home) {
      const [aggregate = ''] = type.split('.');
      const event: DomainEvent<never> = {
        id: newId(),
        type,
        tenantId: caller.tenantId,
        mode: caller.mode,
        aggregate,
        aggregateId: 'BOLT',
        sequence: 1,
        occurredAt: new Date().toISOString(),
        traceparent: null,
        data: data as never,
      };
      await db.transaction().execute((trx) => onPublicEvent(deps)(event, trx));
      return event;
    },
    async close() {
      await Promise.all(senders.map((sender) => sender.close()));
      await close();
    },
  };
  return bench;
}

/** A band change, the smallest of the public events. */
export const aStockChange = { sku: 'BOLT', availability: 'LOW', previousAvailability: 'IN_STOCK' };

/** A wait in vain ends here. */
const PATIENCE_MS = 20_000;

/** Asks until `ask` answers true. */
export async function until(ask: () => Promise<boolean> | boolean): Promise<void> {
  const ended = performance.now() + PATIENCE_MS;
  while (!(await ask())) {
    if (performance.now() > ended) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
