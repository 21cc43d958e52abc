import type { CreditDecision } from '../../credit/domain/credit.ts';
import type { PaymentSession } from './payment-session.ts';

type OverCreditLimit = Extract<CreditDecision, { kind: 'over_credit_limit' }>;

/** The terms of a credit hold, or the shortfall of an amount over the limit. */
export type CreditOutcome = { readonly kind: 'authorized'; readonly termsDays: number } | OverCreditLimit;

/** An authorized payment, with its session if it is prepaid, or the shortfall of an amount over the limit. */
export type PaymentOutcome =
  | { readonly kind: 'authorized'; readonly termsDays: number; readonly session: PaymentSession | null }
  | OverCreditLimit;
