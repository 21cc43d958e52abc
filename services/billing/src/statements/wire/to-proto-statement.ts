import { type Decimal, moneyText } from '@storefront/money';
import type { Statement } from '@storefront/proto/storefront/billing/v1/Statement';
import { ENTRY_TYPES, isCredit } from '../domain/account-entry.ts';
import type { Statement as ReadStatement } from '../domain/statement.ts';

/** Converts a statement to its message. */
export function toProtoStatement({ currency, from, to, entries, aging, asOf, ...amounts }: ReadStatement): Statement {
  const money = (amount: Decimal): string => moneyText(amount, currency);
  return {
    currency,
    from,
    to,
    openingBalance: money(amounts.openingBalance),
    entries: entries.map(({ kind, date, number, reference, description, amount, balance, invoiceId }) => ({
      date,
      type: ENTRY_TYPES[kind],
      number: number ?? undefined,
      reference: reference ?? undefined,
      description,
      ...(isCredit({ kind, amount }) ? { credit: money(amount.negated()) } : { debit: money(amount) }),
      balance: money(balance),
      invoiceId: invoiceId ?? undefined,
    })),
    closingBalance: money(amounts.closingBalance),
    unappliedCredit: money(amounts.unappliedCredit),
    aging: {
      current: money(aging.current),
      days_1_30: money(aging.days1To30),
      days_31_60: money(aging.days31To60),
      days_61_90: money(aging.days61To90),
      over_90: money(aging.over90),
    },
    asOf: asOf.toISOString(),
  };
}
