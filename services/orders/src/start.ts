import { EVENT_ACCESS } from '@storefront/access';
import { openService, requestEvents } from '@storefront/events';
import type { Lifecycle } from '@storefront/lifecycle';
import { closeClients, newId } from '@storefront/rpc';
import { findOffset, handleAtStoreTime } from '@storefront/store-clock';
import { createBackgroundTasks } from './checkout/background-tasks.ts';
import { checkoutPermits } from './checkout/checkout-permits.ts';
import { createHoldCommitter } from './checkout/commit-holds.ts';
import { readFaults } from './checkout/faults.ts';
import { observeCheckouts } from './checkout/observe-checkouts.ts';
import { openClients } from './clients.ts';
import { readConfig } from './config.ts';
import type { OrdersDeps } from './deps.ts';
import {
  onCreditNoteIssued,
  onInvoiceBackdated,
  onInvoicePaid,
  onInvoiceSettled,
  onInvoiceVoided,
  onRefundChanged,
} from './events/on-invoices.ts';
import { onPaymentDisputed, onPaymentReversed, onPaymentSessionClosed, onPaymentSessionPaid } from './events/on-payments.ts';
import { orderIdOf } from './events/order-id-of.ts';
import { ordersServices } from './services.ts';
import { checkoutCompleter } from './store/complete-checkouts.ts';
import { orderInserter } from './store/insert-orders.ts';
import { invariants } from './store/invariants.ts';
import { ledgers } from './store/ledgers.ts';
import { releaseCheckouts } from './store/reclaim-checkouts.ts';
import type { Database } from './store/schema.ts';
import { checkoutStarter } from './store/start-checkouts.ts';
import { sweeps, takeOverCheckouts } from './sweeps/sweeps.ts';

export { readConfig } from './config.ts';

import { AUDITED } from './store/audited.ts';

/** Starts the orders service. */
export async function startOrders(life: Lifecycle): Promise<void> {
  const { env, log, onClose } = life;
  const config = readConfig(env);
  const base = await openService<Database>(life, {
    name: 'orders',
    config,
    migrations: new URL('../migrations/', import.meta.url),
    prepared: true,
    publishes: true,
    leases: { release: releaseCheckouts },
  });
  const { db, checks, clock, afterCommit } = base;
  const clients = openClients(config);
  onClose('clients', () => closeClients(clients));
  const backgroundTasks = createBackgroundTasks();
  onClose('background tasks', backgroundTasks.idle);
  const faults = readFaults(env);
  const deps: OrdersDeps = {
    db,
    ...clients,
    newId,
    leaseOwner: base.owner,
    now: clock.now,
    afterCommit,
    backgroundTasks,
    commitHolds: createHoldCommitter({ db, ...clients, faults }),
    checkoutPermits: checkoutPermits(),
    startCheckout: checkoutStarter(db),
    insertOrder: orderInserter(db),
    completeCheckout: checkoutCompleter(db),
    log,
    faults,
  };

  base.onReleased(() => backgroundTasks.add(takeOverCheckouts(deps)));
  onClose('checkout metrics', observeCheckouts(deps));

  await base.run({
    consume: {
      types: EVENT_ACCESS.orders.consumes,
      about: orderIdOf,
      handlers: {
        'payment_session.paid': handleAtStoreTime(onPaymentSessionPaid),
        'payment_session.closed': handleAtStoreTime(onPaymentSessionClosed),
        'invoice.backdated': handleAtStoreTime(onInvoiceBackdated(newId)),
        'invoice.paid': handleAtStoreTime(onInvoicePaid),
        'invoice.voided': handleAtStoreTime(onInvoiceVoided),
        'invoice.settled': handleAtStoreTime(onInvoiceSettled),
        'invoice.payment_reversed': handleAtStoreTime(onPaymentReversed),
        'payment.disputed': handleAtStoreTime(onPaymentDisputed),
        'credit_note.issued': handleAtStoreTime(onCreditNoteIssued),
        'refund.changed': handleAtStoreTime(onRefundChanged),
      },
    },
    sweeps: sweeps(deps),
    services: [...ordersServices(deps), requestEvents(db)],
    audited: AUDITED,
    operations: { invariants, ledgers: ledgers(checks) },
    storeClock: (scope) => findOffset(db, scope),
  });
}
