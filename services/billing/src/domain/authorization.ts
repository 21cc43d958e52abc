import { conflict } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import type { PaymentRail } from './payment-rails.ts';

/**
 * The life of a checkout's payment authorisation.
 * HELD: the checkout runs and may still fail. COMMITTED: its order exists. POSTED: its invoice took the hold's place.
 * RELEASED: the checkout failed or its order is gone; kept as a tombstone, so that a late authorisation is refused.
 * EXPIRED: nobody committed in time; the checkout may try again, and an order that came about after all is honoured.
 */
export type AuthorizationStatus = 'HELD' | 'COMMITTED' | 'POSTED' | 'RELEASED' | 'EXPIRED';

/** Which status may follow which. */
export const AUTHORIZATION_EXITS: Readonly<Record<AuthorizationStatus, readonly AuthorizationStatus[]>> = {
  HELD: ['COMMITTED', 'POSTED', 'RELEASED', 'EXPIRED'],
  COMMITTED: ['POSTED', 'RELEASED'],
  POSTED: [],
  RELEASED: [],
  EXPIRED: ['HELD', 'COMMITTED', 'POSTED', 'RELEASED'],
};

/** What a checkout was promised. `rail` and the rest are unset on a tombstone that came before its authorisation. */
export interface Authorization {
  readonly checkoutId: string;
  readonly status: AuthorizationStatus;
  readonly customerId: string | null;
  readonly orderId: string | null;
  readonly rail: PaymentRail | null;
  readonly amount: Decimal | null;
  readonly currency: string | null;
  readonly termsDays: number;
}

/** The payment that a checkout asks for. */
export interface WantedPayment {
  readonly checkoutId: string;
  readonly orderId: string;
  readonly rail: PaymentRail;
  readonly amount: Decimal;
  readonly currency: string;
  readonly holdSeconds: number;
}

/** What this authorisation still keeps from the customer's credit. */
export function heldCredit(authorization: Authorization | undefined): Decimal | null {
  if (authorization?.rail !== 'CREDIT_TERMS') return null;
  return authorization.status === 'HELD' || authorization.status === 'COMMITTED' ? authorization.amount : null;
}

/**
 * What an authorisation that is already there means for the same request made again: `same` answer, or a `fresh` decision because it lapsed.
 * A tombstone, and another request under the same checkout, are conflicts.
 */
export function judgeRepeat(known: Authorization, wanted: WantedPayment, customerId: string): 'same' | 'fresh' {
  if (known.status === 'RELEASED') throw conflict('checkout_released', 'This checkout was given up.');
  const matches =
    known.customerId === customerId &&
    known.rail === wanted.rail &&
    known.currency === wanted.currency &&
    known.amount?.equals(wanted.amount) === true;
  if (!matches) throw conflict('checkout_mismatch', 'This checkout was authorised for another payment.');
  return known.status === 'EXPIRED' ? 'fresh' : 'same';
}
