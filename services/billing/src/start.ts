import { EVENT_ACCESS } from '@storefront/access';
import { openService, requestEvents } from '@storefront/events';
import type { Lifecycle } from '@storefront/lifecycle';
import { newId } from '@storefront/rpc';
import { findOffset, handleAtStoreTime } from '@storefront/store-clock';
import { createPasswords } from './accounts/passwords/passwords.ts';
import { createRefreshTokens } from './accounts/passwords/refresh-tokens.ts';
import { readConfig } from './config.ts';
import type { BillingDeps } from './deps.ts';
import { onOrderCancelled } from './events/on-order-cancelled.ts';
import { onOrderConfirmed, onOrdersConfirmed } from './events/on-order-confirmed.ts';
import { paymentGateways } from './gateways/adapters/payment-gateways.ts';
import { sandboxGateway } from './gateways/adapters/sandbox-gateway.ts';
import { stripeGateways } from './gateways/adapters/stripe/stripe-gateways.ts';
import { findStoredGateway } from './gateways/store/payment-gateways.ts';
import { sandboxRefunds } from './gateways/store/sandbox-refunds.ts';
import { createPdfRenderer } from './invoices/pdf/pdf-renderer.ts';
import { billingServices } from './services.ts';
import { invariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import type { Database } from './store/schema.ts';
import { sweeps } from './sweeps/sweeps.ts';

export { readConfig } from './config.ts';

import { AUDITED } from './store/audited.ts';

/** Invoices that are issued within this time share their statements and the wait for the disk. An order that comes alone does not wait. */
const INVOICE_INTERVAL_MS = 50;

/** Starts the billing service. */
export async function startBilling(life: Lifecycle): Promise<void> {
  const { env, log, onClose } = life;
  const config = readConfig(env);
  const base = await openService<Database>(life, {
    name: 'billing',
    config,
    secrets: ['sessionPepper', 'sandboxSecret', 'stripe'],
    migrations: new URL('../migrations/', import.meta.url),
    prepared: true,
    publishes: true,
  });
  const { db, checks, clock, afterCommit } = base;
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
    afterCommit,
    log,
  };

  await base.run({
    consume: {
      types: EVENT_ACCESS.billing.consumes,
      handlers: {
        'order.confirmed': onOrderConfirmed(deps),
        'order.cancelled': handleAtStoreTime(onOrderCancelled(deps)),
      },
      batch: { types: ['order.confirmed'], handle: onOrdersConfirmed(deps), intervalMs: INVOICE_INTERVAL_MS },
    },
    sweeps: sweeps(deps),
    services: [...billingServices(deps), requestEvents(db)],
    audited: AUDITED,
    operations: { invariants, ledgers: ledgers(checks) },
    storeClock: (scope) => findOffset(db, scope),
  });
}
