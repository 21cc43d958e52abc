import { afterAll, beforeAll } from '@jest/globals';
import { testInvariants } from '@storefront/db/testing/invariants';
import { SESSIONS } from '../../gateways/store/session-invariants.ts';
import { applyCredit } from '../../payments/handlers/apply-credit.ts';
import { recordPayment } from '../../payments/handlers/record-payment.ts';
import { refundOrder } from '../../payments/handlers/refund-order.ts';
import { invariants } from '../../store/invariants.ts';
import { aRefundRequest } from '../../testing/builders.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { REFUNDS } from './refund-invariants.ts';

let billing: OpenBilling;
// A paid order with a credit note, a late payment, and a voided invoice whose payment was applied to another.
beforeAll(async () => {
  billing = await openBilling();
  const { deps } = billing;
  const shop = paymentScenarios(billing);
  const paid = await shop.aPrepaidOrder();
  await shop.choose(paid.sessionId, 'PAY');
  await shop.deliver(paid.shopper, 'order.confirmed', paid.order);
  await refundOrder(deps)(aRefundRequest({ orderId: paid.orderId, amount: '15' }), paid.shopper);
  const late = await shop.aPrepaidOrder();
  await shop.deliver(late.shopper, 'order.cancelled', late.order);
  await shop.choose(late.sessionId, 'PAY');
  const { shopper, invoiceId } = await shop.anOpenInvoice();
  await recordPayment(deps)({ invoice: invoiceId, amount: '50' }, shopper);
  await shop.voidAfterClosing(shopper, invoiceId, 'CREDIT');
  const other = await shop.anOpenInvoice(shopper);
  await applyCredit(deps)({ customer: shopper.customerId, invoice: other.invoiceId, amount: '20' }, shopper);
});
afterAll(() => billing.close());

const ofNote = 'credit_note_id is not null';
const hourAgo = `now() - interval '61 minutes'`;

testInvariants({
  open: () => ({ db: billing.deps.db, broken: billing.broken }),
  invariants,
  own: [...SESSIONS, ...REFUNDS],
  planted: [
    [['credit_note_numbers_have_no_gap'], 'update credit_note set sequence = sequence + 1'],
    [['credit_note_numbers_have_no_gap'], 'update credit_note_counter set last_sequence = last_sequence + 1'],
    [['credit_notes_add_up'], `update credit_note set tax_breakdown = '[]'`],
    [['amount_due_follows', 'credit_notes_add_up'], `update refund set amount = amount - 1 where ${ofNote}`],
    [
      ['amount_due_follows', 'credited_at_most_total', 'credit_notes_add_up'],
      'update credit_note set total = total + 101, net_amount = net_amount + 101',
    ],
    [
      ['amount_due_follows', 'credit_notes_add_up', 'payment_refunded_at_most_once'],
      `update refund set amount = amount + 101 where ${ofNote}`,
    ],
    [['voided_payments_are_refunded', 'unapplied_credit_is_explained'], `update refund set amount = amount - 1 where method = 'CREDIT'`],
    [
      ['session_money_is_explained'],
      `update payment_session set unapplied_amount = unapplied_amount - 1, updated_at = ${hourAgo} where unapplied_amount > 0`,
    ],
    [
      ['session_money_is_explained'],
      `update payment_session set amount = amount + 1, updated_at = ${hourAgo} where status = 'PAID' and unapplied_amount = 0`,
    ],
    [['payments_add_up'], `update payment set amount = amount - 1 where source = 'credit'`],
    [['payments_add_up'], `update payment set reversed_amount = 1 where source = 'credit'`],
    [['invoice_amounts_add_up', 'payments_add_up'], `update invoice_payment set reversed_amount = 1 where source = 'credit'`],
    [['unapplied_credit_is_explained'], `update payment set amount = amount + 1 where payment_session_id is not null`],
    [['unapplied_credit_adds_up'], 'update unapplied_credit set amount = amount + 1'],
    [['unapplied_credit_adds_up', 'unapplied_credit_is_explained'], `delete from unapplied_credit_entry where kind = 'applied'`],
    [['refunds_are_settled'], `update refund set status = 'FAILED', settled_at = now(), updated_at = ${hourAgo} where ${ofNote}`],
    [
      ['refunds_are_settled'],
      `update refund set provider_reference = null, status = 'PENDING', settled_at = null, updated_at = ${hourAgo} where ${ofNote}`,
    ],
    [
      ['refunds_are_settled'],
      `update refund set status = 'PENDING', settled_at = null, updated_at = now() - interval '15 days' where ${ofNote}`,
    ],
    [
      ['gateway_movements_are_explained'],
      `insert into gateway_movement
      select tenant_id, mode, provider, 'dp_1', 'dispute', id, amount, currency, 'lost', 'MOVED', null, now(), ${hourAgo}
      from payment_session where status = 'PAID' and unapplied_amount = 0`,
    ],
    ...[
      `set status = 'PENDING', expires_at = now() - interval '181 minutes'`,
      `set status = 'PROCESSING', check_at = now(), updated_at = now() - interval '15 days'`,
      `set check_at = ${hourAgo}`,
    ].map((change) => [['payment_sessions_end'], `update payment_session ${change} where status = 'CANCELLED'`] as const),
  ],
});
