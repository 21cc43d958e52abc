import type { CustomerScope } from '@storefront/db';
import type { BillingDeps } from '../deps.ts';
import { judgeRepeat, type WantedPayment } from '../domain/authorization.ts';
import type { PaymentRail } from '../domain/payment-rails.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import { findAuthorization } from '../store/authorizations.ts';
import { authorizeCredit, type CreditOutcome, previewCredit } from './authorize-credit.ts';
import { authorizePrepaid, checkPrepaid, type ReturnUrls } from './authorize-prepaid.ts';

/** A payment that may go on, with its session where it is prepaid; or how far it is over the limit. */
export type PaymentOutcome =
  | { readonly kind: 'authorized'; readonly termsDays: number; readonly session: PaymentSession | null }
  | Extract<CreditOutcome, { kind: 'over_credit_limit' }>;

type Authorize = (deps: BillingDeps, scope: CustomerScope, wanted: WantedPayment, urls: ReturnUrls) => Promise<PaymentOutcome>;

/** What each rail does to be sure of its money. */
const BY_RAIL: Readonly<Record<PaymentRail, Authorize>> = {
  CASH_ON_DELIVERY: async ({ db }, scope, wanted) => {
    // Nothing is held and nothing written; only a checkout that was given up is refused.
    const known = await findAuthorization(db, scope, wanted.checkoutId);
    if (known !== undefined) judgeRepeat(known, wanted, scope.customerId);
    return authorized();
  },
  CREDIT_TERMS: async ({ db }, scope, wanted) => {
    const outcome = await authorizeCredit(db, scope, wanted);
    return outcome.kind === 'authorized' ? authorized({ termsDays: outcome.termsDays }) : outcome;
  },
  PREPAID: async (deps, scope, wanted, urls) => authorized({ session: await authorizePrepaid(deps, scope, wanted, urls) }),
};

/** Authorises a payment by its rail, for good. The rail is one that the customer and the store have. */
export const authorizePayment: Authorize = (deps, scope, wanted, urls) => BY_RAIL[wanted.rail](deps, scope, wanted, urls);

/** What authorizePayment would answer now; writes nothing and opens no session. */
export async function previewPayment({ db, gateways }: BillingDeps, scope: CustomerScope, wanted: WantedPayment): Promise<PaymentOutcome> {
  if (wanted.rail === 'PREPAID') checkPrepaid(gateways, scope, wanted);
  if (wanted.rail !== 'CREDIT_TERMS') return authorized();
  const outcome = await previewCredit(db, scope, wanted);
  return outcome.kind === 'authorized' ? authorized({ termsDays: outcome.termsDays }) : outcome;
}

const authorized = (with_: { termsDays?: number; session?: PaymentSession } = {}): PaymentOutcome => ({
  kind: 'authorized',
  termsDays: with_.termsDays ?? 0,
  session: with_.session ?? null,
});
