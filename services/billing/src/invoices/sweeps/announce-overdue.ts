import { inSweepTransaction } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import { sweepEach } from '@storefront/lifecycle';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { getInvoice } from '../store/invoices.ts';
import { listOverdue, markOverdueAnnounced, type OverdueInvoice } from '../store/overdue-invoices.ts';
import { invoiceEvent } from '../transactions/publish-invoice.ts';

/** Publishes each invoice that has become overdue, once. One that was paid and is open again can become overdue again. */
export const announceOverdue = (deps: Pick<BillingDeps, 'db' | 'log' | 'now' | 'afterCommit'>): Promise<number> =>
  sweepEach({
    sweep: 'announce-overdue',
    log: deps.log,
    find: (skipped) => listOverdue(deps.db, deps.now(), skipped),
    idOf: ({ invoiceId }) => invoiceId,
    settle: (invoice) => atTimeOfStore(deps.db, invoice, () => announce(deps, invoice)),
  });

async function announce(
  { db, now, afterCommit }: Pick<BillingDeps, 'db' | 'now' | 'afterCommit'>,
  overdue: OverdueInvoice,
): Promise<boolean> {
  const { invoiceId, tenantId, mode } = overdue;
  const scope = { tenantId, mode };
  const isAnnounced = await inSweepTransaction(db, async (trx) => {
    const at = now();
    if (!(await markOverdueAnnounced(trx, scope, invoiceId, at))) return false;
    await appendEvent(trx, scope, invoiceEvent('invoice.overdue', await getInvoice(trx, scope, invoiceId), at));
    return true;
  });
  if (isAnnounced) afterCommit();
  return isAnnounced;
}
