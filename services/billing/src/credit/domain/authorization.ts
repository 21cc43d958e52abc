import type { PaymentRail } from '@storefront/contract';
import { conflict } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import type { PaymentTerms } from './payment-terms.ts';

/**
 * The states of a checkout's payment authorization.
 * HELD: the checkout is running and can still fail. COMMITTED: its order exists. POSTED: its invoice has replaced the hold.
 * RELEASED: the checkout failed or its order was closed. The row stays as a tombstone, so that a late authorization is refused.
 * EXPIRED: the checkout did not commit in time. It can authorize again, and if its order was placed after all, the commit still succeeds.
 */
export type AuthorizationStatus = 'HELD' | 'COMMITTED' | 'POSTED' | 'RELEASED' | 'EXPIRED';

/** The statuses that can follow each status. */
export const AUTHORIZATION_EXITS: Readonly<Record<AuthorizationStatus, readonly AuthorizationStatus[]>> = {
  HELD: ['COMMITTED', 'POSTED', 'RELEASED', 'EXPIRED'],
  COMMITTED: ['POSTED', 'RELEASED'],
  POSTED: [],
  RELEASED: [],
  EXPIRED: ['HELD', 'COMMITTED', 'POSTED', 'RELEASED'],
};

/** The payment authorization of a checkout. A tombstone that arrived before its authorization has only a checkout ID and a status. */
export interface Authorization extends PaymentTerms {
  readonly checkoutId: string;
  readonly status: AuthorizationStatus;
  readonly customerId: string | null;
  readonly orderId: string | null;
  readonly rail: PaymentRail | null;
  readonly amount: Decimal | null;
  readonly currency: string | null;
}

/** The payment that a checkout requests. */
export interface RequestedPayment {
  readonly checkoutId: string;
  readonly orderId: string;
  readonly rail: PaymentRail;
  readonly amount: Decimal;
  readonly currency: string;
  readonly holdSeconds: number;
}

/** Whether the payment must be made on a hosted page. A prepaid total of zero needs none, so its order is confirmed immediately. */
export const needsPage = ({ rail, amount }: RequestedPayment): boolean => rail === 'PREPAID' && !amount.isZero();

/** Returns the amount of credit that the authorization holds, or null if it holds none. */
export function heldCredit(authorization: Authorization | undefined): Decimal | null {
  if (authorization?.rail !== 'CREDIT_TERMS') return null;
  return authorization.status === 'HELD' || authorization.status === 'COMMITTED' ? authorization.amount : null;
}

/**
 * Compares a request with the existing authorization of its checkout. Returns `reuse` if it repeats the original request, or `renew` if that
 * authorization has expired and must be decided again. Throws `conflict` if the checkout was released or was authorized for something else.
 */
export function matchAuthorization(existing: Authorization, requested: RequestedPayment, customerId: string): 'reuse' | 'renew' {
  if (existing.status === 'RELEASED') throw conflict('checkout_released', 'The payment authorization of this checkout was released.');
  const matches =
    existing.customerId === customerId &&
    existing.rail === requested.rail &&
    existing.currency === requested.currency &&
    existing.amount?.equals(requested.amount) === true;
  if (!matches) throw conflict('checkout_mismatch', 'This checkout was started with a different amount or payment rail.');
  return existing.status === 'EXPIRED' ? 'renew' : 'reuse';
}
