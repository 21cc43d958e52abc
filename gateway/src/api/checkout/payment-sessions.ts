import { z } from 'zod';
import { orderPaymentStatus, orderStatus } from '../orders/order-rows.ts';
import { currency, id, idInBody, idInPath, money, textOrNull, time, webAddressOrNull } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { positiveAmountIn } from '../schemas/numbers.ts';
import { cancelUrl, returnUrl } from '../schemas/return-urls.ts';
import { optional } from '../schemas/text.ts';

const status = z.enum(['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED']).meta({
  id: 'PaymentSessionStatus',
  description: 'The status of a payment session. `PENDING` and `PROCESSING` sessions are live; the other statuses are final.',
});
const redirectUrl = webAddressOrNull.meta({ description: 'The URL of the hosted payment page; `null` once the session has ended.' });

const failureCode = textOrNull.meta({
  description: 'Why the payment failed, in the words of the payment gateway; `null` unless it failed.',
});

const session = {
  id,
  status,
  purpose: z.enum(['ORDER', 'INVOICE']).meta({ id: 'PaymentPurpose', description: 'The purpose of the session.' }),
  amount: money,
  currency,
  redirect_url: redirectUrl,
  expires_at: time,
  failure_code: failureCode,
  created_at: time,
};

export const PaymentSessionOut = named('PaymentSession', session);

export const InvoicesPaymentOut = named('InvoicesPayment', {
  ...session,
  purpose: z.literal('INVOICES'),
  allocations: z.array(named('PaymentAllocation', { invoice_id: id, number: z.string(), amount: money })).meta({
    description: 'The amount that the session pays of each invoice, in the order of the request.',
  }),
});

export const InvoicesPaymentPath = z.object({ session_id: idInPath('payment session') });

/** The number of invoices and the amounts are checked with the invoices. */
export const InvoicesPaymentIn = z
  .object({
    invoices: z
      .array(
        z
          .object({ invoice_id: idInBody('The ID of an open invoice of the customer.'), amount: optional(positiveAmountIn) })
          .meta({ id: 'PaymentAllocationIn' }),
      )
      .min(1, 'must not be empty')
      .max(100, 'must have at most 100 entries'),
    return_url: returnUrl,
    cancel_url: cancelUrl,
  })
  .meta({ id: 'InvoicesPaymentIn' });

export const PaymentStatusOut = named('PaymentStatus', {
  order_id: id,
  order_status: orderStatus,
  payment_status: orderPaymentStatus.meta({
    description: 'The payment status of the order, including refunds. It follows `status` within seconds.',
  }),
  session_id: id,
  status,
  amount: money,
  currency,
  redirect_url: redirectUrl,
  expires_at: time,
  failure_code: failureCode,
  updated_at: time,
});
