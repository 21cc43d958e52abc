import { conflict, invalid } from '@storefront/errors';
import { currencyScale, Decimal, sumOf } from '@storefront/money';
import { creditForAmount, creditForLines, type LineReturn, type ReturnedLine } from './credit-parts.ts';
import type { Invoice } from './invoice.ts';
import type { TaxPart } from './tax-breakdown.ts';

/** A correction of an issued invoice. It is frozen; how it is settled follows from its refunds. */
export interface CreditNote {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly invoiceId: string;
  readonly orderId: string;
  readonly currency: string;
  readonly netAmount: Decimal;
  readonly gctAmount: Decimal;
  readonly total: Decimal;
  /** The part that reduced the amount due. The rest is refunded. */
  readonly dueReduction: Decimal;
  readonly taxBreakdown: readonly TaxPart[];
  /** The returned lines; empty if an amount was credited. */
  readonly lines: readonly ReturnedLine[];
  readonly reason: string | null;
  readonly requestKey: string | null;
  readonly issuedAt: Date;
}

/** What is credited: an amount, quantities of lines, or everything that has not been credited. */
export type CreditRequest =
  | { readonly kind: 'all' }
  | { readonly kind: 'amount'; readonly amount: Decimal }
  | { readonly kind: 'lines'; readonly lines: readonly LineReturn[] };

/** A credit note without its identity. */
export type CreditTermsOfNote = Pick<CreditNote, 'netAmount' | 'gctAmount' | 'total' | 'dueReduction' | 'taxBreakdown' | 'lines'>;

/** "CN-000042"; from a million on the number grows a digit. */
export const creditNoteNumber = (sequence: bigint): string => `CN-${sequence.toString().padStart(6, '0')}`;

/**
 * Returns what a credit note corrects. It first reduces what is due and then returns payments. Throws if the invoice is voided, if more is requested than
 * has not been credited, or if the amount is not positive.
 */
export function creditTermsOf(invoice: Invoice, earlier: readonly CreditNote[], request: CreditRequest): CreditTermsOfNote {
  if (invoice.status === 'VOIDED') throw conflict('invoice_voided', 'This invoice was voided.');
  const left = invoice.total.minus(sumOf(earlier.map(({ total }) => total)));
  if (left.lte(0)) throw conflict('order_already_refunded', 'The whole invoice has been credited.');
  if (request.kind === 'amount') checkCreditAmount(request.amount, left, invoice.currency);
  const { taxBreakdown, lines } =
    request.kind === 'lines'
      ? creditForLines(invoice, earlier, request.lines)
      : { taxBreakdown: creditForAmount(invoice, earlier, request.kind === 'all' ? left : request.amount), lines: [] };
  const netAmount = sumOf(taxBreakdown.map(({ taxableAmount }) => taxableAmount));
  const gctAmount = sumOf(taxBreakdown.map((part) => part.gctAmount));
  const total = netAmount.plus(gctAmount);
  if (total.lte(0)) throw conflict('nothing_to_refund', 'The lines were free, so there is nothing to credit.');
  return { netAmount, gctAmount, total, dueReduction: Decimal.min(total, invoice.amountDue), taxBreakdown, lines };
}

function checkCreditAmount(amount: Decimal, left: Decimal, currency: string): void {
  if (amount.lte(0)) throw invalid('amount', 'must be greater than 0', { code: 'out_of_range' });
  if (amount.decimalPlaces() > currencyScale(currency)) {
    throw invalid('amount', `must have at most ${currencyScale(currency)} decimals`, { code: 'too_precise' });
  }
  if (amount.gt(left)) throw conflict('refund_too_large', `At most ${left.toFixed(currencyScale(currency))} can be refunded.`);
}
