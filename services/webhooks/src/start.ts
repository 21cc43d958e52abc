import { EVENT_ACCESS } from '@storefront/access';
import { PUBLISHED_EVENT_TYPES } from '@storefront/contract';
import { openService } from '@storefront/events';
import type { Lifecycle } from '@storefront/lifecycle';
import { closeClients, newId } from '@storefront/rpc';
import { openBillingClient } from './clients.ts';
import { readConfig } from './config.ts';
import { onPublicEvent, onPublicEvents } from './delivering/deliver-event.ts';
import { startCompleter } from './delivering/start-completer.ts';
import { startSender } from './delivering/start-sender.ts';
import type { WebhooksDeps } from './deps.ts';
import { checkEndpoint } from './endpoints/check-endpoint.ts';
import { nameResolver } from './endpoints/name-resolver.ts';
import { createEventSignals } from './feed/event-signals.ts';
import { createEventTails } from './feed/event-tails.ts';
import { eventWaits } from './feed/event-waits.ts';
import { createWebhookClient } from './sending/webhook-client.ts';
import { webhooksServices } from './services.ts';
import { secretBox } from './signing/secrets.ts';
import { AUDITED } from './store/audited.ts';
import { countDue } from './store/claims.ts';
import { invariants } from './store/invariants.ts';
import { countPending } from './store/pending-events.ts';
import { filterSubscribed } from './store/receivers.ts';
import { releaseLeases } from './store/release-leases.ts';
import type { Database } from './store/schema.ts';
import { sweeps } from './sweeps/sweeps.ts';

export { readConfig } from './config.ts';

/** Longer than a transaction takes from storing a pending event to its commit. */
const PENDING_LATELY_MS = 5_000;

/** Starts the webhooks service. */
export async function startWebhooks(life: Lifecycle): Promise<void> {
  const { env, log, onClose } = life;
  const config = readConfig(env);
  const { leaseMs, retrySchedules: schedules, timeoutMs } = config;
  const rules = { allowPrivate: config.allowPrivateEndpoints, blocked: config.blockedHosts };
  const base = await openService<Database>(life, {
    name: 'webhooks',
    config,
    secrets: ['secretsKeys'],
    migrations: new URL('../migrations/', import.meta.url),
    prepared: 'marked',
    publishes: false,
    leases: { release: releaseLeases },
  });
  const { db, owner, activity } = base;
  const { now } = base.clock;
  const resolve = nameResolver(rules);
  const client = createWebhookClient({ ...rules, timeoutMs, resolve });
  onClose('client', client.close);
  const secrets = secretBox(config.secretsKeys);
  const sender = startSender({ db, client, secrets, schedules, leaseMs, owner, now, activity, log });
  onClose('sender', sender.close);
  const billing = openBillingClient(config);
  onClose('billing client', () => closeClients({ billing }));
  const signals = createEventSignals({ db, url: config.databasePooler ? undefined : config.databaseUrl, log });
  let pendingAt = -Infinity;
  const deps: WebhooksDeps = {
    db,
    billing,
    secrets,
    checkEndpoint: checkEndpoint(rules, resolve),
    eventWaits: eventWaits(),
    signals,
    tails: createEventTails({ db, signals, log }),
    onStored: signals.noteStored,
    onPending() {
      pendingAt = performance.now();
    },
    newId,
    now,
    afterCommit(scope) {
      sender.wake();
      signals.announce(scope);
    },
    log,
  };
  const completer = startCompleter({ ...deps, owner, activity });
  onClose('completer', completer.close);
  const wake = (): void => {
    completer.wake();
    sender.wake();
  };
  base.onReleased(wake);

  const dispatch = onPublicEvent(deps);
  await base.run({
    consume: {
      types: EVENT_ACCESS.webhooks.consumes,
      handlers: Object.fromEntries(PUBLISHED_EVENT_TYPES.map((type) => [type, dispatch])) as Record<
        (typeof PUBLISHED_EVENT_TYPES)[number],
        typeof dispatch
      >,
      concerns: (events) => filterSubscribed(db, events),
      batch: { handle: onPublicEvents(deps) },
      afterCommit(scope) {
        if (performance.now() - pendingAt < PENDING_LATELY_MS) completer.wake();
        deps.afterCommit(scope);
      },
    },
    sweeps: sweeps({ db, secrets, log }),
    services: webhooksServices(deps),
    audited: AUDITED,
    operations: {
      invariants,
      deliveriesDue: async () => {
        const { forBilling, others } = await countPending(db);
        return (await countDue(db)) + forBilling + others;
      },
    },
  });
  // Calls that wait return before gRPC drains.
  onClose('event signals', signals.close);
}
