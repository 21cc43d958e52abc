import { type Decimal, moneyText } from '@storefront/money';
import type { Aging, Statement } from '@storefront/proto/storefront/billing/v1';
import { ENTRY_TYPES, isCredit } from '../domain/account-entry.ts';
import type { Aging as OverdueAmounts } from '../domain/aging.ts';
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
    aging: toProtoAging(aging, currency),
    asOf: asOf.toISOString(),
  };
}

/** Converts what is due, by how long it has been overdue, to its message. */
export const toProtoAging = ({ current, days1To30, days31To60, days61To90, over90 }: OverdueAmounts, currency: string): Aging => ({
  current: moneyText(current, currency),
  days_1_30: moneyText(days1To30, currency),
  days_31_60: moneyText(days31To60, currency),
  days_61_90: moneyText(days61To90, currency),
  over_90: moneyText(over90, currency),
});
