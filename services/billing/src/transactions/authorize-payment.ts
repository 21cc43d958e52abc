import type { CustomerScope } from '@storefront/db';
import type { BillingDeps } from '../deps.ts';
import { judgeRepeat, type WantedPayment } from '../domain/authorization.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import { findAuthorization } from '../store/authorizations.ts';
import { authorizeCredit, type CreditOutcome, previewCredit } from './authorize-credit.ts';
import { authorizePrepaid, type ReturnUrls } from './authorize-prepaid.ts';

/** A payment that may go on, with its session where it is prepaid; or how far it is over the limit. */
export type PaymentOutcome =
  | { readonly kind: 'authorized'; readonly termsDays: number; readonly session: PaymentSession | null }
  | Extract<CreditOutcome, { kind: 'over_credit_limit' }>;

/** Authorises a payment by its rail, for good. The rail is one that the customer and the store have. */
export async function authorizePayment(
  deps: BillingDeps,
  scope: CustomerScope,
  wanted: WantedPayment,
  urls: ReturnUrls,
): Promise<PaymentOutcome> {
  switch (wanted.rail) {
    case 'CASH_ON_DELIVERY': {
      // Nothing is held and nothing written; only a checkout that was given up is refused.
      const known = await findAuthorization(deps.db, scope, wanted.checkoutId);
      if (known !== undefined) judgeRepeat(known, wanted, scope.customerId);
      return authorized();
    }
    case 'CREDIT_TERMS': {
      const outcome = await authorizeCredit(deps.db, scope, wanted);
      return outcome.kind === 'authorized' ? authorized({ termsDays: outcome.termsDays }) : outcome;
    }
    case 'PREPAID':
      return authorized({ session: await authorizePrepaid(deps, scope, wanted, urls) });
  }
}

/** What authorizePayment would answer now; writes nothing and opens no session. */
export async function previewPayment({ db }: BillingDeps, scope: CustomerScope, wanted: WantedPayment): Promise<PaymentOutcome> {
  if (wanted.rail !== 'CREDIT_TERMS') return authorized();
  const outcome = await previewCredit(db, scope, wanted);
  return outcome.kind === 'authorized' ? authorized({ termsDays: outcome.termsDays }) : outcome;
}

const authorized = (with_: { termsDays?: number; session?: PaymentSession } = {}): PaymentOutcome => ({
  kind: 'authorized',
  termsDays: with_.termsDays ?? 0,
  session: with_.session ?? null,
});
