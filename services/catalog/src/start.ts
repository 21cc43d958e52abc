import { EVENT_ACCESS } from '@storefront/access';
import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { awaitSchema, connect, connectForChecks, startDatabaseClock } from '@storefront/db';
import { connectBus, consume, operations, startRelay } from '@storefront/events';
import { type Lifecycle, startSweeps } from '@storefront/lifecycle';
import { newId, serve } from '@storefront/rpc';
import { findOffset } from '@storefront/store-clock';
import { readConfig } from './config.ts';
import type { CatalogDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { facetIndexes } from './search/facet-indexes.ts';
import { searchLimit } from './search/search-limit.ts';
import { wordCache } from './search/word-cache.ts';
import { catalogServices } from './services.ts';
import { invariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import { partialReads, READ_TIMEOUT_MS, SECTION_TIMEOUT_MS } from './store/partial-reads.ts';
import type { Database } from './store/schema.ts';
import { sweeps } from './sweeps/sweeps.ts';
import { renderedProducts } from './wire/rendered-products.ts';

export { readConfig } from './config.ts';

/** Both sections are probed concurrently, and by several reads at the moment a section fails. */
const PROBES_MAX = 4;

/** Starts the catalog service. */
export async function startCatalog({ env, log, onClose }: Lifecycle): Promise<void> {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, SERVICE_SECRETS), 'configured');

  const { databaseUrl: url, databasePoolMax: poolMax, databasePooler: pooler } = config;
  const pool = { url, poolMax, pooler, prepared: 'marked' } as const;
  const database = connect<Database>({ ...pool, name: 'catalog' });
  onClose('database', database.close);
  const checks = connectForChecks<Database>({ url, pooler, name: 'catalog' });
  onClose('database of checks', checks.close);
  const { db } = database;
  const reads = connect<Database>({ ...pool, name: 'catalog reads', statementTimeoutMs: READ_TIMEOUT_MS });
  onClose('database of reads', reads.close);
  const probes = connect<Database>({
    url,
    pooler,
    name: 'catalog probes',
    poolMax: PROBES_MAX,
    statementTimeoutMs: SECTION_TIMEOUT_MS,
  });
  onClose('database of probes', probes.close);
  const schema = awaitSchema({ db, migrations: new URL('../migrations/', import.meta.url), log });
  onClose('schema', schema.close);
  const bus = await connectBus({ ...config.nats, name: 'catalog', log });
  onClose('bus', bus.close);
  const relay = startRelay({ db, bus, service: 'catalog', log });
  onClose('relay', relay.close);

  const clock = await startDatabaseClock(db);
  onClose('clock', clock.close);
  const deps: CatalogDeps = {
    db,
    readPartial: partialReads({ whole: reads.db, partial: db, probes: probes.db }, clock.realNow),
    limitSearch: searchLimit(poolMax),
    searchedWords: wordCache(() => performance.now()),
    facetIndexes: facetIndexes(),
    renderedProducts: renderedProducts(config.productCacheBytesMax),
    newId,
    now: clock.now,
    afterCommit: relay.wake,
    log,
  };

  const consumption = consume({
    db,
    bus,
    consumer: 'catalog',
    types: EVENT_ACCESS.catalog.consumes,
    handlers: { 'order.cancelled': onOrderCancelled },
    log,
    afterCommit: relay.wake,
  });
  onClose('consumer', consumption.close);
  const sweeping = startSweeps(sweeps(deps), log);
  onClose('sweeps', sweeping.close);

  const server = await serve({
    name: 'catalog',
    host: config.grpcHost,
    port: config.grpcPort,
    acceptedTokens: config.acceptedTokens,
    tls: config.tls,
    reflection: config.reflection,
    log,
    ready: schema.ready,
    storeClock: (scope) => findOffset(db, scope),
    services: [
      ...catalogServices(deps),
      operations({ db, bus, service: 'catalog', checks: checks.db, invariants, ledgers: ledgers(checks.db) }),
    ],
  });
  onClose('grpc', server.close);
}
