import type { CreditDecision } from '../../credit/domain/credit.ts';
import type { PaymentTerms } from '../../credit/domain/payment-terms.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';

type OverCreditLimit = Extract<CreditDecision, { kind: 'over_credit_limit' }>;

/** The terms of a credit hold, or the shortfall of an amount over the limit. */
export type CreditOutcome = { readonly kind: 'authorized'; readonly terms: PaymentTerms } | OverCreditLimit;

/** An authorized payment, with its terms if it is on credit and its session if it is prepaid, or the shortfall of an amount over the limit. */
export type PaymentOutcome =
  | { readonly kind: 'authorized'; readonly terms: PaymentTerms | null; readonly session: PaymentSession | null }
  | OverCreditLimit;
