import type { PaymentRail } from '@storefront/contract';
import type { CustomerScope } from '@storefront/db';
import { matchAuthorization, needsPage, type RequestedPayment } from '../../credit/domain/authorization.ts';
import type { PaymentTerms } from '../../credit/domain/payment-terms.ts';
import { findAuthorization } from '../../credit/store/authorizations.ts';
import type { BillingDeps } from '../../deps.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import type { PaymentOutcome } from '../domain/payment-outcome.ts';
import { authorizeCredit, previewCredit } from './authorize-credit.ts';
import { authorizePrepaid, checkPrepaid, type PageOptions } from './authorize-prepaid.ts';

type Authorize = (deps: BillingDeps, scope: CustomerScope, requested: RequestedPayment, page: PageOptions) => Promise<PaymentOutcome>;

/** How each rail secures its payment. */
const BY_RAIL: Readonly<Record<PaymentRail, Authorize>> = {
  CASH_ON_DELIVERY: (deps, scope, requested) => authorizeNothing(deps, scope, requested),
  CREDIT_TERMS: async ({ db }, scope, requested) => {
    const outcome = await authorizeCredit(db, scope, requested);
    return outcome.kind === 'authorized' ? authorized({ terms: outcome.terms }) : outcome;
  },
  PREPAID: async (deps, scope, requested, page) => {
    if (!needsPage(requested)) return await authorizeNothing(deps, scope, requested);
    return authorized({ session: await authorizePrepaid(deps, scope, requested, page) });
  },
};

/** Authorizes a payment for which nothing is held or written. The check only refuses a checkout that was released. */
async function authorizeNothing({ db }: BillingDeps, scope: CustomerScope, requested: RequestedPayment): Promise<PaymentOutcome> {
  const existing = await findAuthorization(db, scope, requested.checkoutId);
  if (existing !== undefined) matchAuthorization(existing, requested, scope.customerId);
  return authorized();
}

/** Authorizes a payment by its rail, which the customer and the store must allow. */
export const authorizePayment: Authorize = (deps, scope, requested, page) => BY_RAIL[requested.rail](deps, scope, requested, page);

/** Returns what `authorizePayment` would return now, without writing anything or opening a session. */
export async function previewPayment(
  { db, gateways }: BillingDeps,
  scope: CustomerScope,
  requested: RequestedPayment,
): Promise<PaymentOutcome> {
  if (needsPage(requested)) await checkPrepaid(gateways, scope);
  if (requested.rail !== 'CREDIT_TERMS') return authorized();
  const outcome = await previewCredit(db, scope, requested);
  return outcome.kind === 'authorized' ? authorized({ terms: outcome.terms }) : outcome;
}

const authorized = (fields: { terms?: PaymentTerms; session?: PaymentSession } = {}): PaymentOutcome => ({
  kind: 'authorized',
  terms: fields.terms ?? null,
  session: fields.session ?? null,
});
