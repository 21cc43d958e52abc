import { QUANTITY_MAX } from '@storefront/contract';
import { decimal, plainText } from '@storefront/money';
import { z } from 'zod';
import { band, count, currency, id, idInBody, money, moneyOrNull, timeOrNull } from './fields.ts';
import { named } from './named.ts';
import { amountIn, positiveAmountIn } from './numbers.ts';
import { optional, text } from './text.ts';
import { EventType } from './webhooks.ts';

const Outcome = z
  .enum(['PAID', 'DECLINED', 'CANCELLED'])
  .meta({ id: 'SandboxPaymentOutcome', description: 'What happens on the payment page.' });

/** A month; a session lasts half an hour, and a payment after that is late. */
const AFTER_SECONDS_MAX = 31 * 86_400;

/** The body of a payment ahead of time. */
export const SandboxPaymentIn = z
  .object({
    outcome: Outcome,
    after_seconds: z
      .int('must be a whole number of seconds')
      .min(0, 'must be at least 0')
      .max(AFTER_SECONDS_MAX, `must be at most ${AFTER_SECONDS_MAX}`)
      .default(0)
      .meta({
        description:
          "How long after the session was opened it happens, by the store's clock. A payment after more than 1,800 seconds is late: the session has expired.",
      }),
    amount: optional(positiveAmountIn).meta({ description: 'The amount that is paid instead of the requested one. Only with `PAID`.' }),
  })
  .refine(({ outcome, amount }) => outcome === 'PAID' || amount === undefined, {
    path: ['amount'],
    error: 'must not be given unless the outcome is PAID',
  })
  .meta({ id: 'SandboxPaymentIn' });

/** A payment ahead of time. */
export const SandboxPaymentOut = named('SandboxPayment', {
  id,
  outcome: Outcome,
  after_seconds: count,
  amount: moneyOrNull,
  session_id: id.nullable().meta({ description: 'The payment session that it belongs to; `null` until one is opened.' }),
  due_at: timeOrNull.meta({ description: "When it happens, by the store's clock." }),
});

const DisputeStatus = z.enum(['OPEN', 'LOST', 'WON']).meta({
  id: 'SandboxDisputeStatus',
  description: 'What becomes of the dispute. A lost one reverses its amount of the payment, so that the invoice is due again.',
});

/** The body of a dispute. */
export const SandboxDisputeIn = named('SandboxDisputeIn', {
  session_id: idInBody('The payment session that received the payment, such as `session_id` of the payment status.'),
  status: DisputeStatus,
  amount: optional(positiveAmountIn).meta({
    description: 'What is disputed; by default, the amount of the session. Ignored for a dispute that exists.',
  }),
});

/** The dispute of a payment. */
export const SandboxDisputeOut = named('SandboxDispute', { session_id: id, status: DisputeStatus, amount: money, currency });

/** The body of a stock count. */
export const SandboxStockIn = named('SandboxStockIn', {
  sku: text(100),
  quantity: z
    .number()
    .min(0, 'must be at least 0')
    .max(QUANTITY_MAX, `must be at most ${QUANTITY_MAX}`)
    .transform((value) => plainText(decimal(String(value))))
    .meta({ description: 'The quantity on hand, including what orders have reserved.', examples: [3] }),
});

/** The band after a stock count. */
export const SandboxStockOut = named('SandboxStock', { sku: z.string(), availability: band });

/** Longer than any terms of payment. */
const TERMS_DAYS_MAX = 365;

/** The body of credit terms. */
export const SandboxCreditIn = named('SandboxCreditIn', {
  customer: text(254).meta({ description: 'The ID or email of the customer.', examples: ['ann@garage.example'] }),
  credit_limit: optional(amountIn),
  terms_days: optional(
    z.int('must be a whole number of days').min(0, 'must be at least 0').max(TERMS_DAYS_MAX, `must be at most ${TERMS_DAYS_MAX}`),
  ),
  on_hold: optional(z.boolean()).meta({ description: "Whether the customer's credit is on hold." }),
});

/** The body of a triggered event. */
export const SandboxEventIn = named('SandboxEventIn', {
  type: EventType,
  object: text(100).meta({
    description:
      'The object of the event: the ID or number of an order, invoice, or credit note, the ID or email of a customer, the ID of a payment session or a webhook subscription, or the SKU of a product.',
    examples: ['SO-1042'],
  }),
});

/** A triggered event. */
export const SandboxEventOut = named('SandboxEvent', {
  event_id: id,
  type: EventType,
  subscriptions: count.meta({ description: 'The number of active subscriptions that receive the event.' }),
  listeners: count.meta({ description: 'The number of webhook listeners that receive the event.' }),
});
