import { EVENT_ACCESS } from '@storefront/access';
import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { awaitSchema, connect, connectForChecks, startDatabaseClock } from '@storefront/db';
import { connectBus, consume, operations, requestEvents, startRelay } from '@storefront/events';
import { startLeaseHolder } from '@storefront/lease-holders';
import { type Lifecycle, startSweeps } from '@storefront/lifecycle';
import { closeClients, newId, serve } from '@storefront/rpc';
import { findOffset, handleAtStoreTime } from '@storefront/store-clock';
import { createBackgroundTasks } from './checkout/background-tasks.ts';
import { createHoldCommitter } from './checkout/commit-holds.ts';
import { readFaults } from './checkout/faults.ts';
import { observeCheckouts } from './checkout/observe-checkouts.ts';
import { openClients } from './clients.ts';
import { readConfig } from './config.ts';
import type { OrdersDeps } from './deps.ts';
import { onInvoicePaid } from './events/on-invoice-paid.ts';
import { onInvoiceVoided } from './events/on-invoice-voided.ts';
import { onPaymentSessionClosed } from './events/on-payment-session-closed.ts';
import { onPaymentSessionPaid } from './events/on-payment-session-paid.ts';
import { onRefundChanged } from './events/on-refund-changed.ts';
import { ordersServices } from './services.ts';
import { checkoutCompleter } from './store/complete-checkouts.ts';
import { invariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import { orderPlacer } from './store/place-orders.ts';
import { releaseCheckouts } from './store/reclaim-checkouts.ts';
import type { Database } from './store/schema.ts';
import { checkoutStarter } from './store/start-checkouts.ts';
import { sweeps, takeOverCheckouts } from './sweeps/sweeps.ts';

export { readConfig } from './config.ts';

/** Starts the orders service. */
export async function startOrders({ env, log, onClose }: Lifecycle): Promise<void> {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, SERVICE_SECRETS), 'configured');

  const database = connect<Database>({
    url: config.databaseUrl,
    name: 'orders',
    pooler: config.databasePooler,
    poolMax: config.databasePoolMax,
    prepared: true,
  });
  onClose('database', database.close);
  const checks = connectForChecks<Database>({ url: config.databaseUrl, name: 'orders', pooler: config.databasePooler });
  onClose('database of checks', checks.close);
  const { db } = database;
  const schema = awaitSchema({ db, migrations: new URL('../migrations/', import.meta.url), log });
  onClose('schema', schema.close);
  // Set once this process can run checkouts. Until then, the first run of the sweep claims what was released.
  let takeOver = (): void => undefined;
  const leaseHolder = startLeaseHolder<Database>({
    db,
    table: 'lease_holder',
    url: config.databaseUrl,
    name: 'orders',
    pooler: config.databasePooler,
    log,
    release: releaseCheckouts,
    onReleased: () => takeOver(),
  });
  onClose('lease holder', leaseHolder.close);
  const bus = await connectBus({ ...config.nats, name: 'orders', log });
  onClose('bus', bus.close);
  const relay = startRelay({ db, bus, service: 'orders', log });
  onClose('relay', relay.close);
  const clients = openClients(config);
  onClose('clients', () => closeClients(clients));
  const backgroundTasks = createBackgroundTasks();
  onClose('background tasks', backgroundTasks.idle);

  const clock = await startDatabaseClock(db);
  onClose('clock', clock.close);
  const { now } = clock;
  const faults = readFaults(env);
  const deps: OrdersDeps = {
    db,
    ...clients,
    newId,
    leaseHolder: leaseHolder.id,
    now,
    afterCommit: relay.wake,
    backgroundTasks,
    commitHolds: createHoldCommitter({ db, ...clients, faults }),
    startCheckout: checkoutStarter(db),
    placeOrder: orderPlacer(db),
    completeCheckout: checkoutCompleter(db),
    log,
    faults,
  };

  takeOver = () => backgroundTasks.add(takeOverCheckouts(deps));
  onClose('checkout metrics', observeCheckouts(deps));

  const consumption = consume({
    db,
    bus,
    consumer: 'orders',
    types: EVENT_ACCESS.orders.consumes,
    handlers: {
      'payment_session.paid': handleAtStoreTime(onPaymentSessionPaid),
      'payment_session.closed': handleAtStoreTime(onPaymentSessionClosed),
      'invoice.paid': handleAtStoreTime(onInvoicePaid),
      'invoice.voided': handleAtStoreTime(onInvoiceVoided),
      'refund.changed': handleAtStoreTime(onRefundChanged),
    },
    log,
    afterCommit: relay.wake,
  });
  onClose('consumer', consumption.close);
  const sweeping = startSweeps(sweeps(deps), log);
  onClose('sweeps', sweeping.close);

  const server = await serve({
    name: 'orders',
    host: config.grpcHost,
    port: config.grpcPort,
    acceptedTokens: config.acceptedTokens,
    tls: config.tls,
    reflection: config.reflection,
    log,
    ready: schema.ready,
    storeClock: (scope) => findOffset(db, scope),
    services: [
      ...ordersServices(deps),
      requestEvents(db),
      operations({ db, bus, service: 'orders', checks: checks.db, invariants, ledgers: ledgers(checks.db) }),
    ],
  });
  onClose('grpc', server.close);
}
