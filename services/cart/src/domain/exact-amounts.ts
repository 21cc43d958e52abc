import { type AppError, invalid } from '@storefront/errors';
import { currencyScale, type Decimal, type DecimalText, fitsJson, plainText, timesRounded } from '@storefront/money';
import type { Cart } from './cart.ts';

/** Below it, amounts of every currency have at most 15 digits, which is always exact. No amount of a cart is larger than its subtotal or total. */
const EXACT_BELOW = 1e12;

/** Throws 422 `amount_too_large` if JSON numbers cannot carry the amounts of a priced cart exactly. */
export function requireExactAmounts({ lines, promotions, pricing, currency }: Cart): void {
  const totals = pricing?.totals ?? null;
  if (totals !== null && Number(totals.subtotal) < EXACT_BELOW && Number(totals.total) < EXACT_BELOW) return;
  const fits = (amount: DecimalText | null): boolean => amount === null || fitsJson(amount, currency);
  const isExact =
    Object.values(totals ?? {}).every(fits) &&
    promotions.every(({ discountAmount }) => fits(discountAmount)) &&
    lines.every(
      ({ pricing: line }) =>
        line === null ||
        (fits(line.lineSubtotal) &&
          fits(line.discountAmount) &&
          fits(line.gctAmount) &&
          fits(line.lineTotal) &&
          line.discounts.every(({ amount }) => fits(amount))),
    );
  if (!isExact) throw amountTooLarge('lines');
}

/** Whether a JSON number carries the subtotal of a line exactly. */
export const isExactLine = (unitPrice: DecimalText, quantity: Decimal, currency: string): boolean =>
  fitsJson(timesRounded(unitPrice, plainText(quantity), currencyScale(currency)), currency);

/** The 422 for amounts of which a JSON number would lose the last digits. */
export const amountTooLarge = (field: string): AppError =>
  invalid(field, "must not cost more than 2^53 of the currency's smallest unit", { reason: 'amount_too_large' });
