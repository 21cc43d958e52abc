import type { StorePayment__Output } from '@storefront/proto/storefront/billing/v1';
import { renderAdminCredit, renderAdminPayment } from '@storefront/public-json';
import { z } from 'zod';
import { idFilter, idInBody, money } from '../../api/schemas/fields.ts';
import { isoDate } from '../../api/schemas/iso-date-time.ts';
import { dateFilters } from '../../api/schemas/list-filters.ts';
import { named } from '../../api/schemas/named.ts';
import { optional, optionalText, text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { created, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';
import { withFieldNames } from '../http/with-field-names.ts';
import { amountIn, bodyOf, storePath, UNKNOWN_ID } from '../schemas/inputs.ts';
import { CreditOut, CUSTOMER_COLUMNS, PaymentOut } from '../schemas/money.ts';
import { customerIn, CustomerPath } from './customer-schemas.ts';

const MONEY = ['money'] as const;

const filters = {
  ...dateFilters('paid', 'date of payment'),
  customer_id: idFilter('Only payments of this customer.'),
};
const { customer: _customer, allocations: _allocations, ...paymentColumns } = PaymentOut.shape;
const CSV_COLUMNS = [...Object.keys(paymentColumns), ...CUSTOMER_COLUMNS];

const invoice = z.string().meta({ description: 'The ID or the number of the invoice.', examples: ['INV-000042'] });
const reference = text(200).meta({ description: 'Recorded once per customer, so that repeating the request returns the first.' });
const PaymentIn = bodyOf('PaymentIn', {
  customer_id: idInBody('The customer who has paid.'),
  amount: amountIn,
  date: optional(isoDate).meta({
    description: 'The day of the payment, in the time zone of the store. By default, it is recorded at the current time.',
  }),
  reference,
  allocations: z
    .array(bodyOf('PaymentAllocationIn', { invoice, amount: amountIn }))
    .max(500)
    .optional()
    .meta({ description: 'By default, what is due first is paid. The rest is unapplied credit.' }),
});
const ReversalIn = bodyOf('ReversalIn', {
  reason: z.enum(['BOUNCED', 'DISPUTE_LOST', 'ERROR']),
  date: optional(isoDate).meta({ description: 'The day of the reversal; by default, today.' }),
  reference: optionalText(200),
});
const CreditRefundIn = bodyOf('CreditRefundIn', { amount: amountIn, reference });
const CreditRefundOut = named('AdminCreditRefund', { reference: z.string(), amount: money, unapplied_credit: money });
const PaymentPath = storePath({ payment_id: z.string().meta({ format: 'uuid', description: 'The ID of the payment.' }) });
const unknownCustomer = { customer_id: UNKNOWN_ID };

/** The payments of a store, and the credit of its customers. */
// prettier-ignore
export const paymentRoutes: AdminRoutes = ({ billing }) => [
  listRoute({
    id: 'listPayments', path: `${S}/payments`, scopes: ['read', 'money'], summary: 'List payments', description: 'Without those from credit.',
    filters, page: pageOf('A page of payments, newest first.', PaymentOut, 'AdminPaymentPage'), csv: { name: 'payments', columns: CSV_COLUMNS },
    read: async (keyset, { paidFrom, paidTo, customerId }, { caller }) => {
      const { payments, next } = await billing.listStorePayments({ paidFrom, paidTo, customerId, keyset }, caller);
      return { items: payments.map(renderAdminPayment), next };
    },
  }),
  adminRoute({
    id: 'recordPayment', method: 'post', path: `${S}/payments`, scopes: MONEY, reasons: ['payment_reference_used', 'invoice_already_paid', 'invoice_voided'],
    summary: 'Record a payment that the store has received', sample: { body: { ...unknownCustomer, amount: '250.00', reference: 'BANK-1' } },
    request: { body: PaymentIn }, response: created('The payment.', PaymentOut),
    data: async ({ customerId, ...given }, { caller }) => {
      const recording = billing.recordCustomerPayment({ customer: customerIn(customerId), ...given }, caller);
      return renderPayment(await withFieldNames({ allocate: 'allocations' }, recording));
    },
  }),
  adminRoute({
    id: 'reversePayment', method: 'post', path: `${S}/payments/:payment_id/reversal`, scopes: MONEY, isKeyed: true,
    reasons: ['payment_already_reversed', 'refund_pending', 'payment_refunded', 'payment_changed'],
    summary: 'Reverse a payment', description: 'Over all of its invoices, which are due again.',
    sample: { path: { payment_id: UNKNOWN_ID }, body: { reason: 'BOUNCED' } },
    request: { path: PaymentPath, body: ReversalIn }, response: ok('The payment.', PaymentOut),
    handler: async ({ paymentId, ...given }, { caller }) => {
      const response = await billing.reversePayment({ payment: paymentId, ...given }, caller);
      return enveloped(renderPayment(response), { replayed: response.replayed });
    },
  }),
  adminRoute({
    id: 'refundCredit', method: 'post', path: `${S}/customers/:customer_id/credit-refunds`, scopes: MONEY,
    reasons: ['no_unapplied_credit', 'credit_too_low', 'payment_reference_used'],
    summary: 'Record that unapplied credit was paid out', sample: { path: unknownCustomer, body: { amount: '250.00', reference: 'BANK-2' } },
    request: { path: CustomerPath, body: CreditRefundIn }, response: created('The remaining credit.', CreditRefundOut),
    data: async ({ customerId, ...given }, { caller }) => {
      const { unappliedCredit } = await billing.refundCredit({ customer: customerIn(customerId), ...given }, caller);
      return rendererOf(CreditRefundOut)({ ...given, unappliedCredit });
    },
  }),
  adminRoute({
    id: 'getCredit', method: 'get', path: `${S}/customers/:customer_id/credit`, scopes: ['read', 'customers', 'money'],
    summary: 'Retrieve the credit of a customer', sample: { path: unknownCustomer },
    request: { path: CustomerPath }, response: ok('The credit account with its newest entries.', CreditOut),
    data: async ({ customerId }, { caller }) => renderAdminCredit(await billing.getCredit({ customer: customerIn(customerId) }, caller)),
  }),
];

const renderPayment = ({ payment }: { readonly payment: StorePayment__Output | null }) => renderAdminPayment(present(payment, 'payment'));
