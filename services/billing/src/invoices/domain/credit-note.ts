import { conflict, invalid } from '@storefront/errors';
import { currencyScale, Decimal, sumOf, type TaxPart } from '@storefront/money';
import { creditAmount, creditQuantities, creditShipping, grossOf, type LineReturn } from './credit-parts.ts';
import { type Credited, type CreditedPart, type InvoicePart, lessCredits, partsOf, type ReturnedLine } from './invoice-parts.ts';
import type { Invoice } from './invoice.ts';

/** A correction of an issued invoice. It is frozen; how it is settled follows from its refunds. */
export interface CreditNote extends Credited {
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
  readonly reason: string | null;
  readonly requestKey: string | null;
  readonly issuedAt: Date;
  /** The date of the issue in the time zone of the store, `YYYY-MM-DD`. */
  readonly issuedOn: string;
}

/** The credited parts: quantities of lines, then the shipping, then an amount; without any of them, everything that has not been credited. */
export interface CreditRequest {
  readonly lines: readonly LineReturn[];
  readonly shipping: boolean;
  readonly amount?: Decimal | undefined;
}

/** Whether the request is to credit everything that has not been credited. */
export const isCreditOfAll = ({ lines, shipping, amount }: CreditRequest): boolean =>
  lines.length === 0 && !shipping && amount === undefined;

/** A credit note without its identity. */
export type CreditTermsOfNote = Pick<CreditNote, 'netAmount' | 'gctAmount' | 'total' | 'dueReduction' | 'taxBreakdown' | 'lines' | 'parts'>;

/** "CN-000042"; from a million on the number grows a digit. */
export const creditNoteNumber = (sequence: bigint): string => `CN-${sequence.toString().padStart(6, '0')}`;

/**
 * Returns what a credit note corrects, or undefined if the given lines were free or credited before. It first reduces what is due and then returns payments.
 * Throws if the invoice is voided, if more is requested than has not been credited, or if the amount is not positive.
 */
export function creditTermsOf(invoice: Invoice, earlier: readonly Credited[], request: CreditRequest): CreditTermsOfNote | undefined {
  if (invoice.status === 'VOIDED') throw conflict('invoice_voided', 'This invoice was voided.');
  const left = lessCredits(
    partsOf(invoice),
    earlier.flatMap(({ parts }) => parts),
  );
  const isLeft = left.some((part) => grossOf(part).gt(0));
  if (!isLeft && request.lines.length === 0) {
    if (invoice.total.isZero()) throw conflict('nothing_to_refund', 'The order was free, so nothing of it can be refunded.');
    throw conflict('order_already_refunded', 'The whole invoice has been credited.');
  }

  const before = earlier.flatMap(({ lines }) => lines);
  const lines = creditQuantities({ lines: invoice.lines, currency: invoice.currency, left, before }, request.lines);
  const parts = partsCredited(left, lines, request, invoice.currency);
  const taxBreakdown = breakdownOf(invoice, parts);
  const netAmount = sumOf(taxBreakdown.map(({ taxableAmount }) => taxableAmount));
  const gctAmount = sumOf(taxBreakdown.map((part) => part.gctAmount));
  const total = netAmount.plus(gctAmount);
  if (total.isZero()) return undefined;
  return { netAmount, gctAmount, total, dueReduction: Decimal.min(total, invoice.amountDue), taxBreakdown, lines, parts };
}

/** Credits the lines, then the shipping, which a credit of everything includes, then the amount, each from what the previous ones leave. */
function partsCredited(
  left: readonly InvoicePart[],
  lines: readonly ReturnedLine[],
  request: CreditRequest,
  currency: string,
): CreditedPart[] {
  const goods = lines.map(({ position, rate, netAmount, gctAmount }) => ({
    position,
    rate,
    netAmount,
    gctAmount,
    origin: 'quantity' as const,
  }));
  const afterGoods = lessCredits(left, goods);
  const isAll = isCreditOfAll(request);
  const shipping = request.shipping || isAll ? creditShipping(afterGoods) : [];
  if (request.shipping && shipping.length === 0) throw conflict('nothing_to_refund', 'Nothing of the shipping is left to credit.');
  const afterShipping = lessCredits(afterGoods, shipping);
  const rest = sumOf(afterShipping.map(grossOf));
  if (request.amount !== undefined) checkCreditAmount(request.amount, rest, currency);
  const amount = isAll ? rest : request.amount;
  return [...goods, ...shipping, ...(amount === undefined || amount.isZero() ? [] : creditAmount(afterShipping, amount, currency))];
}

function breakdownOf({ taxBreakdown }: Invoice, parts: readonly CreditedPart[]): TaxPart[] {
  return taxBreakdown.flatMap((entry) => {
    const same = parts.filter(({ rate }) => rate.equals(entry.rate));
    const taxableAmount = sumOf(same.map(({ netAmount }) => netAmount));
    const gctAmount = sumOf(same.map((part) => part.gctAmount));
    return taxableAmount.isZero() && gctAmount.isZero() ? [] : [{ ...entry, taxableAmount, gctAmount }];
  });
}

function checkCreditAmount(amount: Decimal, left: Decimal, currency: string): void {
  if (amount.lte(0)) throw invalid('amount', 'must be greater than 0', { code: 'out_of_range' });
  if (amount.decimalPlaces() > currencyScale(currency)) {
    throw invalid('amount', `must have at most ${currencyScale(currency)} decimals`, { code: 'too_precise' });
  }
  if (amount.gt(left)) throw conflict('refund_too_large', `At most ${left.toFixed(currencyScale(currency))} can be refunded.`);
}
