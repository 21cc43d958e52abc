import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { connect } from '@storefront/db';
import { connectBus, consume, operations, startRelay } from '@storefront/events';
import { runProcess } from '@storefront/lifecycle';
import { newId, serve } from '@storefront/rpc';
import { readConfig } from './config.ts';
import type { CatalogDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { catalogAdminService, catalogService } from './services.ts';
import { checkInvariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import { readSections, SECTION_TIMEOUT_MS } from './store/read-sections.ts';
import type { Database } from './store/schema.ts';
import { startSweeps } from './sweeps/start-sweeps.ts';

await runProcess('catalog', async ({ env, log, onClose }) => {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, SERVICE_SECRETS), 'configured');

  const database = connect<Database>({ url: config.databaseUrl, name: 'catalog', poolMax: config.databasePoolMax, prepared: 'marked' });
  onClose('database', database.close);
  const { db } = database;
  const impatient = connect<Database>({
    url: config.databaseUrl,
    name: 'catalog reads',
    poolMax: config.databasePoolMax,
    statementTimeoutMs: SECTION_TIMEOUT_MS,
    prepared: 'marked',
  });
  onClose('database of reads', impatient.close);
  const bus = await connectBus({ url: config.natsUrl, name: 'catalog', log });
  onClose('bus', () => bus.close());
  const relay = startRelay({ db, bus, service: 'catalog', log });
  onClose('relay', relay.close);

  const now = () => new Date();
  const deps: CatalogDeps = { db, readSections: readSections(db, impatient.db, now), newId, now, afterCommit: relay.wake };
  const consumption = consume({
    db,
    bus,
    consumer: 'catalog',
    types: ['order.cancelled'],
    handlers: { 'order.cancelled': onOrderCancelled },
    log,
    afterCommit: relay.wake,
  });
  onClose('consumer', consumption.close);
  const sweeps = startSweeps(deps, log);
  onClose('sweeps', sweeps.close);

  const server = await serve({
    host: config.grpcHost,
    port: config.grpcPort,
    serviceToken: config.serviceToken,
    reflection: config.reflection,
    log,
    services: [
      catalogService(deps),
      catalogAdminService(deps),
      operations({ db, bus, service: 'catalog', invariants: () => checkInvariants(db), ledgers: ledgers(db) }),
    ],
  });
  onClose('grpc', server.close);
});
