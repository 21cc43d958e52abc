import { isAppError } from '@storefront/errors';
import { reportSkipped } from '@storefront/lifecycle';
import type { BillingDeps } from '../../deps.ts';
import { claimChecks, listDueChecks, type StoreChecks } from '../../gateways/store/payment-checks.ts';
import { checkPayment } from '../transactions/check-payment.ts';

/**
 * Asks payment gateways about sessions whose notification may have been lost. Stores are independent of each other. If a gateway does not
 * answer, the rest of the store's checks wait for the next run. Any other failure concerns one session, such as one that the store's account
 * does not know, and must not keep the others from being settled.
 */
export async function checkPayments(deps: BillingDeps): Promise<void> {
  const due = await listDueChecks(deps.db, deps.now());
  await Promise.all(
    due.map((store) => checkStore(deps, store).catch((error: unknown) => reportSkipped(deps.log, 'check-payments')(store.tenantId, error))),
  );
}

async function checkStore(deps: BillingDeps, store: StoreChecks): Promise<void> {
  for (const check of await claimChecks(deps.db, store, deps.now())) {
    try {
      await checkPayment(deps, check);
      deps.afterCommit();
    } catch (error) {
      reportSkipped(deps.log, 'check-payments')(check.session.id, error);
      if (isAppError(error, 'bad_gateway') && error.reason === 'payment_gateway_unavailable') return;
    }
  }
}
