import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { connect } from '@storefront/db';
import { connectBus, consume, operations, startRelay } from '@storefront/events';
import { runProcess } from '@storefront/lifecycle';
import { newId, serve } from '@storefront/rpc';
import { readConfig } from './config.ts';
import type { BillingDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { onOrderConfirmed } from './events/on-order-confirmed.ts';
import { sandboxGateway } from './gateways/sandbox-gateway.ts';
import { sandboxSecret } from './gateways/sandbox-secret.ts';
import { checkInvariants } from './handlers/check-invariants.ts';
import { createPasswords } from './passwords/passwords.ts';
import { createRefreshTokens } from './passwords/refresh-tokens.ts';
import { billingAdminService, billingService, paymentGatewayService } from './services.ts';
import { ledgers } from './store/ledgers.ts';
import type { Database } from './store/schema.ts';
import { startSweeps } from './sweeps/start-sweeps.ts';

await runProcess('billing', async ({ env, log, onClose }) => {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, [...SERVICE_SECRETS, 'sessionPepper']), 'configured');

  const database = connect<Database>({ url: config.databaseUrl, name: 'billing', poolMax: config.databasePoolMax, prepared: true });
  onClose('database', database.close);
  const bus = await connectBus({ url: config.natsUrl, name: 'billing', log });
  onClose('bus', () => bus.close());
  const relay = startRelay({ db: database.db, bus, service: 'billing', log });
  onClose('relay', relay.close);

  const sandbox = sandboxGateway({ publicBaseUrl: config.publicBaseUrl, secret: sandboxSecret(config.serviceToken) });
  const deps: BillingDeps = {
    db: database.db,
    passwords: createPasswords(),
    refreshTokens: createRefreshTokens(config.sessionPepper),
    gateways: { sandbox },
    sandbox,
    newId,
    now: () => new Date(),
    afterCommit: relay.wake,
  };
  const consumption = consume({
    db: database.db,
    bus,
    consumer: 'billing',
    types: ['order.confirmed', 'order.cancelled'],
    handlers: { 'order.confirmed': onOrderConfirmed(deps), 'order.cancelled': onOrderCancelled(deps) },
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
      billingService(deps),
      billingAdminService(deps),
      paymentGatewayService(deps),
      operations({ db: database.db, bus, service: 'billing', invariants: () => checkInvariants(deps), ledgers: ledgers(database.db) }),
    ],
  });
  onClose('grpc', server.close);
});
