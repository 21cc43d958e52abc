import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { anInvoice } from '../../testing/builders.ts';
import { sessionAllocations } from './session-allocations.ts';

const FIRST = anInvoice({ id: 'a', number: 'INV-1', amountDue: decimal('100') });
const SECOND = anInvoice({ id: 'b', number: 'INV-2', amountDue: decimal('50') });
const allocate = (requested: [string, string?][], invoices = [FIRST, SECOND]) =>
  sessionAllocations(
    requested.map(([invoiceId, amount]) => ({ invoiceId, amount: amount === undefined ? undefined : decimal(amount) })),
    new Map(invoices.map((invoice) => [invoice.id, invoice])),
  );

test('a session pays what is due unless less is asked for, in the order of the request', () => {
  expect(allocate([['b', '0.01'], ['a']])).toEqual([
    { invoiceId: 'b', number: 'INV-2', amount: decimal('0.01'), currency: 'JMD' },
    { invoiceId: 'a', number: 'INV-1', amount: decimal('100'), currency: 'JMD' },
  ]);
});

test.each<[string, () => unknown, object]>([
  ['an unknown invoice before a paid one', () => allocate([['a'], ['c']], [{ ...FIRST, status: 'PAID' }]), { code: 'not_found' }],
  [
    'a paid one',
    () => allocate([['b'], ['a']], [{ ...FIRST, status: 'PAID' }, SECOND]),
    {
      reason: 'invoice_already_paid',
      message: 'Invoice INV-1 is already paid.',
      details: [{ field: 'invoices.1.invoice_id', location: 'body', code: 'invoice_already_paid', detail: 'INV-1 is already paid' }],
    },
  ],
  [
    'a voided one, with every other closed one',
    () =>
      allocate(
        [['a'], ['b']],
        [
          { ...FIRST, status: 'VOIDED' },
          { ...SECOND, status: 'PAID' },
        ],
      ),
    {
      reason: 'invoice_voided',
      details: [
        expect.objectContaining({ field: 'invoices.0.invoice_id', code: 'invoice_voided' }),
        expect.objectContaining({ field: 'invoices.1.invoice_id', code: 'invoice_already_paid' }),
      ],
    },
  ],
  ['another currency', () => allocate([['a'], ['b']], [FIRST, { ...SECOND, currency: 'USD' }]), { code: 'validation_error' }],
  ['more than is due', () => allocate([['a'], ['b', '50.01']]), { reason: 'amount_exceeds_due' }],
  [
    'a negative amount',
    () => allocate([['a', '-1']]),
    { details: [expect.objectContaining({ field: 'invoices.0.amount', code: 'out_of_range' })] },
  ],
  ['no amount', () => allocate([['a', '0']]), { details: [expect.objectContaining({ code: 'out_of_range' })] }],
  ['too many decimals', () => allocate([['a', '1.005']]), { details: [expect.objectContaining({ code: 'too_precise' })] }],
])('%s is refused', (_what, act, expected) => {
  expect(act).toThrow(expect.objectContaining(expected));
});
