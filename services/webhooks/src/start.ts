import { EVENT_ACCESS } from '@storefront/access';
import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { EVENT_TYPES, type EventType } from '@storefront/contract';
import { awaitSchema, connect, connectForChecks, startDatabaseClock } from '@storefront/db';
import { connectBus, consume, operations } from '@storefront/events';
import { startLeaseHolder } from '@storefront/lease-holders';
import { type Lifecycle, startSweeps } from '@storefront/lifecycle';
import { closeClients, newId, serve } from '@storefront/rpc';
import { openBillingClient } from './clients.ts';
import { startCompleter } from './completing/start-completer.ts';
import { readConfig } from './config.ts';
import type { WebhooksDeps } from './deps.ts';
import { checkEndpoint } from './endpoints/check-endpoint.ts';
import { nameResolver } from './endpoints/name-resolver.ts';
import { onPublicEvent, onPublicEvents } from './events/on-public-event.ts';
import { startSender } from './sending/start-sender.ts';
import { createWebhookClient } from './sending/webhook-client.ts';
import { webhooksServices } from './services.ts';
import { secretBox } from './signing/secrets.ts';
import { countDue } from './store/claims.ts';
import { filterSubscribed } from './store/deliveries.ts';
import { countHeld } from './store/held-events.ts';
import { invariants } from './store/invariants.ts';
import { releaseLeases } from './store/release-leases.ts';
import type { Database } from './store/schema.ts';
import { sweeps } from './sweeps/sweeps.ts';

export { readConfig } from './config.ts';

/** Starts the webhooks service. */
export async function startWebhooks({ env, log, onClose }: Lifecycle): Promise<void> {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, [...SERVICE_SECRETS, 'secretsKeys']), 'configured');
  const { leaseMs, retrySchedules: schedules, timeoutMs } = config;
  const rules = { allowPrivate: config.allowPrivateEndpoints, blocked: config.blockedHosts };

  const database = connect<Database>({
    url: config.databaseUrl,
    name: 'webhooks',
    pooler: config.databasePooler,
    poolMax: config.databasePoolMax,
    prepared: 'marked',
  });
  onClose('database', database.close);
  const checks = connectForChecks<Database>({ url: config.databaseUrl, name: 'webhooks', pooler: config.databasePooler });
  onClose('database of checks', checks.close);
  const { db } = database;
  const schema = awaitSchema({ db, migrations: new URL('../migrations/', import.meta.url), log });
  onClose('schema', schema.close);
  const bus = await connectBus({ ...config.nats, name: 'webhooks', log });
  onClose('bus', bus.close);
  const resolve = nameResolver(rules);
  const client = createWebhookClient({ ...rules, timeoutMs, resolve });
  onClose('client', client.close);
  const secrets = secretBox(config.secretsKeys);
  const clock = await startDatabaseClock(db);
  onClose('clock', clock.close);
  const { now } = clock;
  // Set once this process can do what dead ones have leased. Until then, it is found by polling.
  let takeOver = (): void => undefined;
  const leaseHolder = startLeaseHolder<Database>({
    db,
    table: 'sender',
    url: config.databaseUrl,
    name: 'webhooks',
    pooler: config.databasePooler,
    log,
    release: releaseLeases,
    onReleased: () => takeOver(),
  });
  onClose('lease holder', leaseHolder.close);
  const holder = leaseHolder.id;
  const sender = startSender({ db, client, secrets, schedules, leaseMs, holder, now, log });
  onClose('sender', sender.close);
  const sweeping = startSweeps(sweeps({ db, secrets, log }), log);
  onClose('sweeps', sweeping.close);

  const billing = openBillingClient(config);
  onClose('billing client', () => closeClients({ billing }));
  const deps: WebhooksDeps = {
    db,
    billing,
    secrets,
    checkEndpoint: checkEndpoint(rules, resolve),
    newId,
    now,
    afterCommit: sender.wake,
    log,
  };
  const completer = startCompleter({ ...deps, holder });
  onClose('completer', completer.close);

  takeOver = () => {
    completer.wake();
    sender.wake();
  };
  const dispatch = onPublicEvent(deps);
  const consumption = consume({
    db,
    bus,
    consumer: 'webhooks',
    types: EVENT_ACCESS.webhooks.consumes,
    handlers: Object.fromEntries(EVENT_TYPES.map((type) => [type, dispatch])) as Record<EventType, typeof dispatch>,
    concerns: (events) => filterSubscribed(db, events),
    log,
    batch: { handle: onPublicEvents(deps) },
    afterCommit: takeOver,
  });
  onClose('consumer', consumption.close);

  const deliveriesDue = async () => (await countDue(db)) + (await countHeld(db));
  const server = await serve({
    name: 'webhooks',
    host: config.grpcHost,
    port: config.grpcPort,
    acceptedTokens: config.acceptedTokens,
    tls: config.tls,
    reflection: config.reflection,
    log,
    ready: schema.ready,
    services: [...webhooksServices(deps), operations({ db, bus, service: 'webhooks', checks: checks.db, invariants, deliveriesDue })],
  });
  onClose('grpc', server.close);
}
