import { EVENT_ACCESS } from '@storefront/access';
import { catalogVersions } from '@storefront/catalog-versions';
import { openService } from '@storefront/events';
import type { Lifecycle } from '@storefront/lifecycle';
import { type Caller, closeClients, newId } from '@storefront/rpc';
import { openClients } from './clients.ts';
import { readConfig } from './config.ts';
import type { CartDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { cachedQuotes } from './quotes/cached-quotes.ts';
import { currentQuotes } from './quotes/quote-lines.ts';
import { watchCatalog } from './quotes/watch-catalog.ts';
import { cartServices } from './services.ts';
import { cartWriter } from './store/cart-writer.ts';
import { invariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import { recentCarts } from './store/recent-carts.ts';
import type { Database } from './store/schema.ts';
import { sweeps } from './sweeps/sweeps.ts';

export { readConfig } from './config.ts';

import { AUDITED } from './store/audited.ts';

/** Starts the cart service. */
export async function startCart(life: Lifecycle): Promise<void> {
  const { env, log, onClose } = life;
  const config = readConfig(env);
  const migrations = new URL('../migrations/', import.meta.url);
  const base = await openService<Database>(life, { name: 'cart', config, migrations, prepared: true, publishes: false });
  const { db, bus, checks } = base;
  const clients = openClients(config);
  onClose('clients', () => closeClients(clients));

  const ticks = () => performance.now();
  const versions = catalogVersions<Caller>(
    async (caller) => Number((await clients.catalog.getCatalogVersion({}, caller)).catalogVersion),
    ticks,
  );
  const watching = watchCatalog({ bus, versions, log });
  onClose('watch of the catalog', watching.close);
  const deps: CartDeps = {
    db,
    writer: cartWriter(db),
    recentCarts: recentCarts({ ticks, wallMs: Date.now }),
    ...clients,
    quoteLines: cachedQuotes({ catalog: clients.catalog, versions, ticks, now: Date.now }),
    currentQuotes: currentQuotes({ catalog: clients.catalog, versions, ticks }),
    newId,
  };

  await base.run({
    consume: { types: EVENT_ACCESS.cart.consumes, handlers: { 'order.cancelled': onOrderCancelled } },
    sweeps: sweeps({ db, log }),
    services: cartServices(deps),
    audited: AUDITED,
    operations: { invariants, ledgers: ledgers(checks) },
    // Carts compare no times in the background, so the service stores no clocks. Only the operator's calls do not carry one, and those need none.
    storeClock: async () => 0,
  });
}
