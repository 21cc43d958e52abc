import { afterAll, beforeAll } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { testInvariants } from '@storefront/db/testing/invariants';
import { newId } from '@storefront/rpc';
import { CREDITS } from '../credit/store/credit-invariants.ts';
import { onOrderConfirmed } from '../events/on-order-confirmed.ts';
import { SESSIONS } from '../gateways/store/session-invariants.ts';
import { authorizePayment } from '../payments/handlers/authorize-payment.ts';
import { REFUNDS } from '../refunds/store/refund-invariants.ts';
import { getStatement } from '../statements/handlers/statements.ts';
import { aPlacedLine, aPlacedOrder } from '../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { orderEvent } from '../testing/order-events.ts';
import { invariants } from './invariants.ts';

let billing: OpenBilling;
// Creates a customer with two invoices, a statement, and a checkout that holds credit.
beforeAll(async () => {
  billing = await openBilling();
  const { deps } = billing;
  const caller = await aCustomer(deps, { creditLimit: '1000' });
  const { customerId } = caller;
  for (const number of ['SO-1', 'SO-2']) {
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), number, customerId, lines: [aPlacedLine({ discount: '10' })] });
    await inTransaction(deps.db, (trx) => onOrderConfirmed(deps)(orderEvent(caller, 'order.confirmed', order), trx));
  }
  const held = { checkoutId: newId(), orderId: newId(), paymentRail: 'CREDIT_TERMS', amount: '7.00', currency: 'JMD' } as const;
  await authorizePayment(deps)({ ...held, holdSeconds: 900, dryRun: false }, caller);
  await getStatement(deps)({}, caller);
});
afterAll(() => billing.close());

const FROM_FIRST = `from invoice first where (first.tenant_id, first.mode, first.sequence) = (invoice.tenant_id, invoice.mode, 1)`;
const PART = `insert into invoice_payment (tenant_id, mode, invoice_id, id, payment_id, amount, paid_at, source) select tenant_id, mode, id, gen_random_uuid(),`;

// A wrong amount of an account also contradicts its ledger.
testInvariants({
  open: () => ({ db: billing.deps.db, broken: billing.broken }),
  invariants,
  own: invariants.filter((rule) => ![...SESSIONS, ...REFUNDS, ...CREDITS].includes(rule)),
  planted: [
    [['credit_balance_is_open_invoices', 'credit_ledger_adds_up'], 'update credit_account set balance = balance + 0.01'],
    [['credit_held_is_live_holds', 'credit_ledger_adds_up'], 'update credit_account set held = held - 0.01'],
    [['credit_balance_is_open_invoices'], `update invoice set status = 'VOIDED', amount_due = 0, voided_at = now() where sequence = 2`],
    [['credit_held_is_live_holds'], `update payment_authorization set status = 'RELEASED', expires_at = null where status = 'HELD'`],
    [['credit_ledger_adds_up'], `delete from credit_entry where kind = 'hold'`],
    [['invoice_numbers_have_no_gap'], 'update invoice set sequence = 3 where sequence = 2'],
    [['invoice_numbers_have_no_gap'], 'update invoice_counter set last_sequence = last_sequence + 1'],
    [['reissued_invoices_are_linked'], `update invoice set replaces = first.id ${FROM_FIRST} and invoice.sequence = 2`],
    ...[
      'update invoice set total = total + 0.01 where sequence = 1',
      'update invoice set discount_total = discount_total + 0.01, total = total - 0.01 where sequence = 1',
      'update invoice set amount_paid = amount_paid + 0.01 where sequence = 1',
    ].map((statement) => [['invoice_amounts_add_up', 'amount_due_follows'], statement] as const),
    ...[
      `${PART} gen_random_uuid(), 0.01, now(), 'recorded' from invoice where sequence = 1`,
      `with received as (
      insert into payment (tenant_id, mode, id, customer_id, currency, amount, paid_at, recorded_at, source)
      select tenant_id, mode, gen_random_uuid(), customer_id, 'USD', 0.01, now(), now(), 'recorded' from invoice where sequence = 1 returning id)
     ${PART} (select id from received), 0.01, now(), 'recorded' from invoice where sequence = 1`,
    ].map((statement) => [['invoice_amounts_add_up', 'invoice_payments_are_received'], statement] as const),
    ...[
      'update invoice_line set line_subtotal = line_subtotal + 0.01 where invoice_id = (select id from invoice where sequence = 1)',
      `update invoice set tax_breakdown = '[]' where sequence = 1`,
    ].map((statement) => [['invoice_amounts_add_up'], statement] as const),
    ...[
      'update customer_account set balance = balance + 0.01',
      'update account_entry set amount = amount + 0.01 where position = 1',
      'update account_entry set balance = balance + 0.01 where position = 1',
      `update account_entry set date = '1999-12-31' where position = 2`,
      'delete from account_entry where position = 1',
    ].map((statement) => [['account_entries_add_up'], statement] as const),
  ],
});
