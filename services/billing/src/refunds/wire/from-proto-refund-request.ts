import { characterCount, isStorable } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { decimal } from '@storefront/money';
import type { RefundOrderRequest__Output } from '@storefront/proto/storefront/billing/v1';
import type { CreditRequest } from '../../invoices/domain/credit-note.ts';
import type { RefundMethod, Settlement } from '../domain/refund.ts';

/** Longer than the references of banks and the reasons that fit on one line of a credit note. */
const TEXT_MAX = 200;

/** Reads what is credited: lines, shipping, and an amount, or everything that is left. */
export const fromProtoCreditRequest = (given: Pick<RefundOrderRequest__Output, 'amount' | 'lines' | 'shipping'>): CreditRequest => ({
  lines: given.lines.map(({ sku, quantity, position, uncredited }) => ({
    sku,
    quantity: decimal(quantity),
    line: position === undefined || uncredited === undefined ? undefined : { position, uncredited: decimal(uncredited) },
  })),
  shipping: given.shipping,
  amount: given.amount === undefined ? undefined : decimal(given.amount),
});

type SettlementFields = { readonly method: RefundMethod | 'METHOD_UNSPECIFIED'; readonly reference?: string };

/** Reads how a refund is settled. */
export function fromProtoSettlement(given: SettlementFields): Settlement {
  const { method, reference } = fromProtoRefundMethod(given);
  if (method === 'GATEWAY') throw invalid('method', 'must be BY_HAND or CREDIT');
  return { method, reference };
}

/** Reads how a refund is retried. */
export function fromProtoRefundMethod({ method, reference }: SettlementFields): {
  method: RefundMethod | undefined;
  reference: string | undefined;
} {
  const given = optionalText('reference', reference);
  if (given !== undefined && method !== 'BY_HAND') throw invalid('reference', 'requires a refund by hand');
  return { method: method === 'METHOD_UNSPECIFIED' ? undefined : method, reference: given };
}

/** Reads an optional text of one line. */
export function optionalText(field: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (text === '' || !isStorable(text) || characterCount(text) > TEXT_MAX) {
    throw invalid(field, `must have 1 to ${TEXT_MAX} characters`, { code: 'out_of_range' });
  }
  return text;
}
