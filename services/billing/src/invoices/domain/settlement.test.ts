import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import type { InvoiceStatus } from './invoice.ts';
import { settlementOf } from './settlement.ts';

test.each([
  ['VOIDED', '115', '115', '0', '0', 'VOIDED'],
  ['OPEN', '115', '0', '0', '115', 'UNPAID'],
  ['OPEN', '115', '15', '0', '100', 'PARTIALLY_PAID'],
  ['PAID', '115', '0', '0', '0', 'CREDITED'],
  ['PAID', '0', '0', '0', '0', 'PAID'],
  ['PAID', '115', '115', '0', '0', 'PAID'],
  ['PAID', '115', '115', '15', '0', 'PARTIALLY_REFUNDED'],
  ['PAID', '115', '115', '115', '0', 'REFUNDED'],
  // 15 was credited before 100 was paid and refunded.
  ['PAID', '115', '100', '100', '0', 'REFUNDED'],
] as const)(
  '%s: total %s, paid %s, refunded %s, due %s is %s',
  (status: InvoiceStatus, total, amountPaid, amountRefunded, amountDue, expected) => {
    const amounts = { total: decimal(total), amountPaid: decimal(amountPaid), amountRefunded: decimal(amountRefunded) };

    expect(settlementOf({ status, ...amounts, amountDue: decimal(amountDue) })).toBe(expected);
  },
);
