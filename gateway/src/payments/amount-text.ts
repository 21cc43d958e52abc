/**
 * Formats an amount with its currency code, such as "JMD 1,480.00". The amount is decimal text in the currency's scale, whose digits are all shown
 * as they are. A symbol such as $ would not say which dollar is meant.
 */
export function amountText(amount: string, currency: string): string {
  const digits = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount as Intl.StringNumericLiteral).replaceAll('\u00a0', ' ');
}
