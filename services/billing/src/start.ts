import { EVENT_ACCESS } from '@storefront/access';
import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { awaitSchema, connect, connectForChecks, startDatabaseClock } from '@storefront/db';
import { connectBus, consume, operations, requestEvents, startRelay } from '@storefront/events';
import { type Lifecycle, startSweeps } from '@storefront/lifecycle';
import { newId, serve } from '@storefront/rpc';
import { findOffset, handleAtStoreTime } from '@storefront/store-clock';
import { readConfig } from './config.ts';
import { createPasswords } from './customers/passwords/passwords.ts';
import { createRefreshTokens } from './customers/passwords/refresh-tokens.ts';
import type { BillingDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { onOrderConfirmed, onOrdersConfirmed } from './events/on-order-confirmed.ts';
import { paymentGateways } from './gateways/payment-gateways.ts';
import { sandboxGateway } from './gateways/sandbox-gateway.ts';
import { stripeGateways } from './gateways/stripe/stripe-gateways.ts';
import { createPdfRenderer } from './invoices/pdf/pdf-renderer.ts';
import { findStoredGateway } from './payments/store/payment-gateways.ts';
import { sandboxRefunds } from './payments/store/sandbox-refunds.ts';
import { billingServices } from './services.ts';
import { invariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import type { Database } from './store/schema.ts';
import { sweeps } from './sweeps/sweeps.ts';

export { readConfig } from './config.ts';

/** Invoices that are issued within this time share their statements and the wait for the disk. An order that comes alone does not wait. */
const INVOICE_INTERVAL_MS = 50;

/** Starts the billing service. */
export async function startBilling({ env, log, onClose }: Lifecycle): Promise<void> {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, [...SERVICE_SECRETS, 'sessionPepper', 'sandboxSecret', 'stripe']), 'configured');

  const database = connect<Database>({
    url: config.databaseUrl,
    name: 'billing',
    pooler: config.databasePooler,
    poolMax: config.databasePoolMax,
    prepared: true,
  });
  onClose('database', database.close);
  const checks = connectForChecks<Database>({ url: config.databaseUrl, name: 'billing', pooler: config.databasePooler });
  onClose('database of checks', checks.close);
  const { db } = database;
  const schema = awaitSchema({ db, migrations: new URL('../migrations/', import.meta.url), log });
  onClose('schema', schema.close);
  const bus = await connectBus({ ...config.nats, name: 'billing', log });
  onClose('bus', bus.close);
  const relay = startRelay({ db, bus, service: 'billing', log });
  onClose('relay', relay.close);

  const clock = await startDatabaseClock(db);
  onClose('clock', clock.close);

  const { publicBaseUrl } = config;
  const sandbox = sandboxGateway({ publicBaseUrl, secret: config.sandboxSecret, refunds: sandboxRefunds(db) });
  const stripe = stripeGateways({ config: config.stripe, publicBaseUrl, findAccount: (scope) => findStoredGateway(db, scope), log });
  const pdfs = createPdfRenderer();
  onClose('pdfs', pdfs.close);
  const deps: BillingDeps = {
    db,
    passwords: createPasswords(),
    refreshTokens: createRefreshTokens(config.sessionPepper),
    gateways: paymentGateways({ sandbox, stripe }),
    sandbox,
    stripe: config.stripe,
    pdfs,
    newId,
    now: clock.now,
    afterCommit: relay.wake,
    log,
  };

  const consumption = consume({
    db,
    bus,
    consumer: 'billing',
    types: EVENT_ACCESS.billing.consumes,
    handlers: {
      'order.confirmed': onOrderConfirmed(deps),
      'order.cancelled': handleAtStoreTime(onOrderCancelled(deps)),
    },
    log,
    batch: { types: ['order.confirmed'], handle: onOrdersConfirmed(deps), intervalMs: INVOICE_INTERVAL_MS },
    afterCommit: relay.wake,
  });
  onClose('consumer', consumption.close);
  const sweeping = startSweeps(sweeps(deps), log);
  onClose('sweeps', sweeping.close);

  const server = await serve({
    name: 'billing',
    host: config.grpcHost,
    port: config.grpcPort,
    acceptedTokens: config.acceptedTokens,
    tls: config.tls,
    reflection: config.reflection,
    log,
    ready: schema.ready,
    storeClock: (scope) => findOffset(db, scope),
    services: [
      ...billingServices(deps),
      requestEvents(db),
      operations({ db, bus, service: 'billing', checks: checks.db, invariants, ledgers: ledgers(checks.db) }),
    ],
  });
  onClose('grpc', server.close);
}
