import { EVENT_ACCESS } from '@storefront/access';
import { catalogVersions } from '@storefront/catalog-versions';
import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { awaitSchema, connect, connectForChecks } from '@storefront/db';
import { connectBus, consume, operations } from '@storefront/events';
import { type Lifecycle, startSweeps } from '@storefront/lifecycle';
import { type Caller, closeClients, newId, serve } from '@storefront/rpc';
import { openClients } from './clients.ts';
import { readConfig } from './config.ts';
import type { CartDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { keptQuotes } from './quotes/kept-quotes.ts';
import { watchCatalog } from './quotes/watch-catalog.ts';
import { cartServices } from './services.ts';
import { cartWriter } from './store/cart-writer.ts';
import { invariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import { recentCarts } from './store/recent-carts.ts';
import type { Database } from './store/schema.ts';
import { sweeps } from './sweeps/sweeps.ts';

export { readConfig } from './config.ts';

/** Starts the cart service. */
export async function startCart({ env, log, onClose }: Lifecycle): Promise<void> {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, SERVICE_SECRETS), 'configured');

  const database = connect<Database>({
    url: config.databaseUrl,
    name: 'cart',
    pooler: config.databasePooler,
    poolMax: config.databasePoolMax,
    prepared: true,
  });
  onClose('database', database.close);
  const checks = connectForChecks<Database>({ url: config.databaseUrl, name: 'cart', pooler: config.databasePooler });
  onClose('database of checks', checks.close);
  const { db } = database;
  const schema = awaitSchema({ db, migrations: new URL('../migrations/', import.meta.url), log });
  onClose('schema', schema.close);
  const bus = await connectBus({ ...config.nats, name: 'cart', log });
  onClose('bus', bus.close);
  const clients = openClients(config);
  onClose('clients', () => closeClients(clients));

  const ticks = () => performance.now();
  const versions = catalogVersions<Caller>(
    async (caller) => Number((await clients.catalog.getCatalogVersion({}, caller)).catalogVersion),
    ticks,
  );
  const watching = watchCatalog({ bus, versions, log });
  onClose('watch of the catalog', watching.close);
  const quoteLines = keptQuotes({ catalog: clients.catalog, versions, ticks, now: Date.now });
  const deps: CartDeps = {
    db,
    writer: cartWriter(db),
    recentCarts: recentCarts({ ticks, wallMs: Date.now }),
    ...clients,
    quoteLines,
    newId,
  };

  const consumption = consume({
    db,
    bus,
    consumer: 'cart',
    types: EVENT_ACCESS.cart.consumes,
    handlers: { 'order.cancelled': onOrderCancelled },
    log,
  });
  onClose('consumer', consumption.close);
  const sweeping = startSweeps(sweeps({ db, log }), log);
  onClose('sweeps', sweeping.close);

  const server = await serve({
    name: 'cart',
    host: config.grpcHost,
    port: config.grpcPort,
    acceptedTokens: config.acceptedTokens,
    tls: config.tls,
    reflection: config.reflection,
    log,
    ready: schema.ready,
    // Carts compare no times in the background, so the service stores no clocks. Only the operator's calls do not carry one, and those need none.
    storeClock: async () => 0,
    services: [...cartServices(deps), operations({ db, bus, service: 'cart', checks: checks.db, invariants, ledgers: ledgers(checks.db) })],
  });
  onClose('grpc', server.close);
}
