import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { connect } from '@storefront/db';
import { connectBus, consume, operations } from '@storefront/events';
import { allSweeps, runProcess } from '@storefront/lifecycle';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import { createClient, newId, serve } from '@storefront/rpc';
import { readConfig } from './config.ts';
import type { CartDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { cartAdminService, cartService } from './services.ts';
import { checkInvariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import type { Database } from './store/schema.ts';
import { sweepAbandonedCarts } from './sweeps/sweep-abandoned-carts.ts';
import { sweepEndedFreezes } from './sweeps/sweep-ended-freezes.ts';
import { sweepExpiredAnswers } from './sweeps/sweep-expired-answers.ts';

await runProcess('cart', async ({ env, log, onClose }) => {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, SERVICE_SECRETS), 'configured');
  const { serviceToken } = config;

  const database = connect<Database>({ url: config.databaseUrl, name: 'cart', poolMax: config.databasePoolMax, prepared: true });
  onClose('database', database.close);
  const { db } = database;

  const bus = await connectBus({ url: config.natsUrl, name: 'cart', log });
  onClose('bus', () => bus.close());
  const events = consume({
    db,
    bus,
    consumer: 'cart',
    types: ['order.cancelled'],
    handlers: { 'order.cancelled': onOrderCancelled },
    log,
  });
  onClose('consumer', () => events.close());
  const sweeps = allSweeps([sweepAbandonedCarts(db, log), sweepEndedFreezes(db, log), sweepExpiredAnswers(db, log)]);
  onClose('sweeps', sweeps.close);

  const catalog = createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
    address: config.catalogAddress,
    serviceToken,
    idempotent: ['QuoteLines', 'ListCategories'],
  });
  onClose('catalog client', () => catalog.close());

  const deps: CartDeps = { db, catalog, newId };
  const server = await serve({
    host: config.grpcHost,
    port: config.grpcPort,
    serviceToken,
    reflection: config.reflection,
    log,
    services: [
      cartService(deps),
      cartAdminService(deps),
      operations({ db, bus, service: 'cart', invariants: () => checkInvariants(db), ledgers: ledgers(db) }),
    ],
  });
  onClose('grpc', server.close);
});
