import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { connect } from '@storefront/db';
import { connectBus, consume, operations, startRelay } from '@storefront/events';
import { runProcess } from '@storefront/lifecycle';
import { newId, serve } from '@storefront/rpc';
import { newAfterwards } from './checkout/afterwards.ts';
import { readFaults } from './checkout/faults.ts';
import { readConfig } from './config.ts';
import type { OrdersDeps } from './deps.ts';
import { onInvoicePaid } from './events/on-invoice-paid.ts';
import { onInvoiceVoided } from './events/on-invoice-voided.ts';
import { onPaymentSessionClosed } from './events/on-payment-session-closed.ts';
import { onPaymentSessionPaid } from './events/on-payment-session-paid.ts';
import { connectNeighbours } from './neighbours.ts';
import { orderServices } from './services.ts';
import { checkInvariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import type { Database } from './store/schema.ts';
import { startSweeps } from './sweeps/start-sweeps.ts';

await runProcess('orders', async ({ env, log, onClose }) => {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, SERVICE_SECRETS), 'configured');
  const { db, close } = connect<Database>({ url: config.databaseUrl, name: 'orders', poolMax: config.databasePoolMax, prepared: true });
  onClose('database', close);
  const bus = await connectBus({ url: config.natsUrl, name: 'orders', log });
  onClose('bus', () => bus.close());
  const relay = startRelay({ db, bus, service: 'orders', log });
  onClose('relay', () => relay.close());
  const neighbours = connectNeighbours(config);
  for (const [name, client] of Object.entries(neighbours)) onClose(`${name} client`, client.close);

  const afterwards = newAfterwards();
  onClose('answered checkouts', afterwards.idle);
  const faults = readFaults(env);
  const deps: OrdersDeps = { db, ...neighbours, newId, now: () => new Date(), afterCommit: relay.wake, afterwards, log, faults };
  const sweeps = startSweeps(deps);
  onClose('sweeps', sweeps.close);
  const consumption = consume({
    db,
    bus,
    consumer: 'orders',
    types: ['payment_session.paid', 'payment_session.closed', 'invoice.paid', 'invoice.voided'],
    handlers: {
      'payment_session.paid': onPaymentSessionPaid,
      'payment_session.closed': onPaymentSessionClosed,
      'invoice.paid': onInvoicePaid,
      'invoice.voided': onInvoiceVoided,
    },
    log,
    afterCommit: relay.wake,
  });
  onClose('consumer', () => consumption.close());

  const { grpcHost: host, grpcPort: port, reflection, serviceToken } = config;
  const inspection = operations({ db, bus, service: 'orders', invariants: () => checkInvariants(db), ledgers: ledgers(db) });
  const server = await serve({ host, port, serviceToken, reflection, log, services: [...orderServices(deps), inspection] });
  onClose('grpc', server.close);
});
