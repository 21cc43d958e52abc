import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { statementCsv } from './statement-csv.ts';

const entry = { type: 'PAYMENT', number: null, debit: null, invoice_id: null };

test('the CSV of a statement has its entries between both balances, and no formulas', () => {
  const csv = statementCsv({
    currency: 'JMD',
    from: '2026-01-01',
    to: '2026-01-31',
    opening_balance: 50,
    entries: [
      { ...entry, date: '2026-01-02', reference: '=1+1;=2', description: 'Payment received', credit: 80.5, balance: -30.5 },
      { ...entry, date: '2026-01-03', reference: 'a "check", late', description: 'Payment received', credit: 1, balance: -31.5 },
    ],
    closing_balance: -31.5,
    unapplied_credit: 31.5,
    aging: { current: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90: 0 },
    as_of: '2026-02-01T00:00:00.000Z',
  });

  const rows: Record<string, string>[] = parse(csv, { columns: true });
  expect(rows.map(({ date, type, reference, credit, balance }) => [date, type, reference, credit, balance])).toEqual([
    ['2026-01-01', 'OPENING_BALANCE', '', '', '50'],
    ['2026-01-02', 'PAYMENT', "'=1+1;'=2", '80.5', '-30.5'],
    ['2026-01-03', 'PAYMENT', 'a "check", late', '1', '-31.5'],
    ['2026-01-31', 'CLOSING_BALANCE', '', '', '-31.5'],
  ]);
});
