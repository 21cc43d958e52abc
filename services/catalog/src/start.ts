import { EVENT_ACCESS } from '@storefront/access';
import { connect } from '@storefront/db';
import { openService } from '@storefront/events';
import type { Lifecycle } from '@storefront/lifecycle';
import { newId } from '@storefront/rpc';
import { findOffset } from '@storefront/store-clock';
import { readConfig } from './config.ts';
import type { CatalogDeps } from './deps.ts';
import { onExemptionChanged } from './events/on-exemption-changed.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { importPermits } from './import/import-permits.ts';
import { facetIndexes } from './search/facet-indexes.ts';
import { listPermits } from './search/list-permits.ts';
import { wordCache } from './search/word-cache.ts';
import { catalogServices } from './services.ts';
import { invariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import { partialReads, READ_TIMEOUT_MS, SECTION_TIMEOUT_MS } from './store/partial-reads.ts';
import { detailReader } from './store/products/detail-reader.ts';
import type { Database } from './store/schema.ts';
import { sweeps } from './sweeps/sweeps.ts';
import { renderedProducts } from './wire/rendered-products.ts';

export { readConfig } from './config.ts';

import { AUDITED } from './store/audited.ts';

/** Both sections are probed concurrently, and by several reads at the moment a section fails. */
const PROBES_MAX = 4;

/** Starts the catalog service. */
export async function startCatalog(life: Lifecycle): Promise<void> {
  const { env, log, onClose } = life;
  const config = readConfig(env);
  const migrations = new URL('../migrations/', import.meta.url);
  const base = await openService<Database>(life, { name: 'catalog', config, migrations, prepared: 'marked', publishes: true });
  const { db, checks, clock, afterCommit } = base;
  const { databaseUrl: url, databasePoolMax: poolMax, databasePooler: pooler } = config;
  const reads = connect<Database>({
    url,
    pooler,
    name: 'catalog reads',
    poolMax,
    prepared: 'marked',
    statementTimeoutMs: READ_TIMEOUT_MS,
  });
  onClose('database of reads', reads.close);
  const probes = connect<Database>({ url, pooler, name: 'catalog probes', poolMax: PROBES_MAX, statementTimeoutMs: SECTION_TIMEOUT_MS });
  onClose('database of probes', probes.close);
  const readPartial = partialReads({ whole: reads.db, partial: db, probes: probes.db }, clock.realNow);
  const deps: CatalogDeps = {
    db,
    readPartial,
    readDetail: detailReader(readPartial),
    listPermits: listPermits(poolMax),
    importPermits: importPermits(),
    searchedWords: wordCache(() => performance.now()),
    facetIndexes: facetIndexes({ db: reads.db }),
    renderedProducts: renderedProducts(config.productCacheBytesMax),
    newId,
    now: clock.now,
    afterCommit,
    log,
  };

  await base.run({
    consume: {
      types: EVENT_ACCESS.catalog.consumes,
      handlers: { 'order.cancelled': onOrderCancelled, 'customer.exemption_changed': onExemptionChanged },
    },
    sweeps: sweeps(deps),
    services: catalogServices(deps),
    audited: AUDITED,
    operations: { invariants, ledgers: ledgers(checks) },
    storeClock: (scope) => findOffset(db, scope),
  });
}
