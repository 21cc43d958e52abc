import { invalid } from '@storefront/errors';
import { amountViolation, type Decimal, decimal } from '@storefront/money';

/** Reads an amount of money that moves. Throws unless it is positive and exact in the currency. */
export function fromProtoAmount(field: string, text: string, currency: string): Decimal {
  const amount = decimal(text);
  if (amount.lte(0)) throw invalid(field, 'must be greater than 0', { code: 'out_of_range' });
  const violation = amountViolation(amount, currency);
  if (violation !== undefined) throw invalid(field, violation.detail, { code: violation.code });
  return amount;
}
