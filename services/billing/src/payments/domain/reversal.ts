import { conflict } from '@storefront/errors';
import { Decimal, sumOf } from '@storefront/money';
import type { InvoicePayment, ReversalReason } from '../../invoices/domain/invoice.ts';

/** Money that a customer paid. Invoices received parts of it; the rest, if any, is unapplied credit. */
export interface Payment {
  readonly id: string;
  readonly customerId: string;
  readonly currency: string;
  readonly amount: Decimal;
  readonly source: InvoicePayment['source'];
  readonly paidAt: Date;
  readonly paymentSessionId: string | null;
  readonly reversedAmount: Decimal;
}

/** The amount of a payment that an invoice received. */
export interface PaymentPart {
  readonly id: string;
  readonly paymentId: string;
  readonly invoiceId: string;
  readonly orderId: string;
  /** The amount that was not reversed, less the amount that a voided invoice moved to the customer's credit, which is unapplied again. */
  readonly left: Decimal;
}

/** A part of a payment, and how much of it is reversed. */
export interface ReversedPart {
  readonly part: PaymentPart;
  readonly amount: Decimal;
}

/** The effects of the reversal of a payment. */
export interface ReversalPlan {
  readonly amount: Decimal;
  readonly parts: readonly ReversedPart[];
  /** Returned to the customer's credit, from which the payment was made. */
  readonly toCredit: Decimal;
  /** Taken from the customer's credit. */
  readonly fromCredit: Decimal;
}

/** The amount that a reversal made due again on an order, as it is stored. */
export interface ReversedOrder {
  readonly orderId: string;
  readonly amount: string;
}

/** A stored reversal of a payment. */
export interface Reversal {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Decimal;
  readonly reason: ReversalReason;
  /** An ISO-8601 date. */
  readonly reversedOn: string;
  readonly reference: string | null;
  readonly requestKey: string | null;
  readonly creditChange: Decimal;
  /** The reversal that undid this payment. */
  readonly causedBy: string | null;
}

/** Plans the reversal of `requested`, or of all that is left: first of the rest, then of the parts in their order. Throws `conflict` if nothing is left. */
export function planReversal(payment: Payment, parts: readonly PaymentPart[], requested?: Decimal): ReversalPlan {
  const left = payment.amount.minus(payment.reversedAmount);
  if (left.isZero()) throw conflict('payment_already_reversed', 'This payment has already been reversed.');
  const amount = requested === undefined ? left : Decimal.min(requested, left);
  const rest = Decimal.max(0, Decimal.min(amount, left.minus(sumOf(parts.map((part) => part.left)))));
  return {
    amount,
    parts: takeFrom(parts, amount.minus(rest)),
    toCredit: payment.source === 'credit' ? amount : new Decimal(0),
    fromCredit: rest,
  };
}

/**
 * Plans which payments from the customer's credit are undone, newest first as given, because the credit is lower than what is taken from it. Throws
 * `conflict` if they do not cover it, because the money was refunded.
 */
export function planUndo(creditParts: readonly PaymentPart[], { taken, credit }: { taken: Decimal; credit: Decimal }): ReversedPart[] {
  const missing = taken.minus(credit);
  if (missing.lte(0)) return [];
  const undone = takeFrom(creditParts, missing);
  if (sumOf(undone.map(({ amount }) => amount)).lt(missing)) {
    throw conflict('payment_refunded', 'The credit from this payment has been refunded.');
  }
  return undone;
}

function takeFrom(parts: readonly PaymentPart[], amount: Decimal): ReversedPart[] {
  const taken: ReversedPart[] = [];
  let wanted = amount;
  for (const part of parts) {
    const given = Decimal.min(part.left, wanted);
    if (given.lte(0)) continue;
    taken.push({ part, amount: given });
    wanted = wanted.minus(given);
  }
  return taken;
}
