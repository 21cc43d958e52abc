import { z } from 'zod';
import { StatementOut } from '../../api/customers/schemas.ts';
import { count, currency, day, emailOut, id, money, moneyOrNull, rate, textOrNull, time, timeOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { openEnum } from '../../api/schemas/open-enum.ts';

/** The customer of a row of a list. */
export const CustomerRefOut = named('AdminCustomerRef', { id, email: emailOut, name: z.string(), company_name: textOrNull });
/** Those of a CSV file with customers. */
export const CUSTOMER_COLUMNS = Object.keys(CustomerRefOut.shape).map((field) => `customer.${field}`);

export const REFUND_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export const REFUND_METHODS = ['GATEWAY', 'BY_HAND', 'CREDIT'] as const;

/** Money that is returned to a customer. */
export const RefundOut = named('AdminRefund', {
  id,
  status: openEnum(REFUND_STATUSES, { id: 'AdminRefundStatus', description: 'A status of a refund. New values can be added at any time.' }),
  method: openEnum(REFUND_METHODS, {
    id: 'AdminRefundMethod',
    description: 'Through the payment gateway, by hand, or to the credit of the customer. New values can be added at any time.',
  }),
  amount: money,
  currency,
  order_id: id,
  order_number: textOrNull,
  invoice_id: id.nullable(),
  payment_session_id: id.nullable(),
  credit_note_id: id.nullable(),
  is_overpayment: z.boolean().meta({ description: 'Whether other money has paid the order.' }),
  provider_reference: textOrNull.meta({ description: 'The reference of the payment gateway.' }),
  reference: textOrNull.meta({ description: "The store's reference of a refund by hand." }),
  failure_code: textOrNull,
  replaced_by: id.nullable().meta({ description: 'The refund that replaces this failed one.' }),
  created_at: time,
  settled_at: timeOrNull,
});

const source = openEnum(['session', 'recorded', 'credit'], {
  id: 'AdminPaymentSource',
  description:
    'Whether a payment session received it, the store recorded it, or it was made from credit. New values can be added at any time.',
});
const status = openEnum(['RECEIVED', 'PARTIALLY_REVERSED', 'REVERSED'], {
  id: 'AdminPaymentStatus',
  description: 'Whether a payment was reversed. New values can be added at any time.',
});

/** Money that a customer paid. */
export const PaymentOut = named('AdminPayment', {
  id,
  customer: CustomerRefOut,
  source,
  status,
  currency,
  amount: money,
  reversed_amount: money,
  paid_at: time,
  payment_session_id: id.nullable(),
  reference: textOrNull,
  allocations: z
    .array(named('AdminPaymentAllocation', { invoice_id: id, number: z.string(), amount: money, reversed_amount: money }))
    .meta({ description: 'What invoices received of it. The rest is unapplied credit.' }),
});

const creditReference = z.string().meta({ description: 'The checkout, the invoice, or the payment that caused the entry.' });
const entries = z.array(
  named('AdminCreditEntry', { at: time, kind: z.string(), amount: money, reference: creditReference, order_number: textOrNull }),
);

/** The credit of a customer. */
export const CreditOut = named('AdminCredit', {
  customer_id: id,
  email: emailOut,
  credit_limit: moneyOrNull.meta({ description: '`null` without a credit account, as are `balance` and `held`.' }),
  balance: moneyOrNull,
  held: moneyOrNull,
  entries: entries.meta({ description: 'Newest first, at most 200, as are the next ones.' }),
  unapplied_credit: moneyOrNull.meta({ description: '`null` if there never was any.' }),
  unapplied_entries: entries.meta({ description: 'A negative amount was spent.' }),
});

/** The rows of reports. */
export const TaxRowOut = named('AdminTaxRow', { rate, taxable_amount: money, gct_amount: money });
export const AgingRowOut = named('AdminAgingRow', { customer: emailOut, aging: StatementOut.shape.aging });
export const PaymentRowOut = named('AdminPaymentRow', {
  date: day,
  customer: emailOut,
  amount: money,
  reference: textOrNull,
  source,
  status,
});
export const SalesDayOut = named('AdminSalesDay', { date: day, orders: count, total: money });
