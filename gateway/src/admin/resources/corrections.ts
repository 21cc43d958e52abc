import type { RefundOrderResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { amount, renderAdminRefund, renderCreditNote } from '@storefront/public-json';
import { z } from 'zod';
import { CreditNoteOut } from '../../api/invoices/schemas.ts';
import { id, money, textOrNull } from '../../api/schemas/fields.ts';
import { flag } from '../../api/schemas/flag.ts';
import { named } from '../../api/schemas/named.ts';
import { optionalText, text } from '../../api/schemas/text.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { type AdminCall, adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { amountIn, bodyOf, quantityIn } from '../schemas/inputs.ts';
import { RefundOut } from '../schemas/money.ts';
import { versioned } from '../schemas/versions.ts';
import { AdminOrderOut, OrderPath, orderReply, renderStoreOrder, SHIP, type StoreOrder } from './orders.ts';

const MONEY = ['money'] as const;

const CREDIT_REASONS = ['amount_changed', 'order_not_confirmed', 'invoice_not_issued'] as const;

const lines = z
  .array(bodyOf('CorrectionLineIn', { sku: z.string(), quantity: quantityIn }))
  .min(1)
  .max(500);
const expectedTotal = amountIn
  .optional()
  .meta({ description: 'The `total` of a dry run. Another one is a 409 `amount_changed`, and nothing is written.' });
const DryRunQuery = z.object({
  dry_run: flag.meta({ description: 'Returns what would be credited and returned, and writes nothing.' }),
});

const CancellationIn = bodyOf('CancellationIn', {
  reason: text(500),
  lines: lines.optional().meta({ description: 'What is canceled. Omit for the whole order.' }),
  expected_total: expectedTotal,
});
const RefundIn = bodyOf('RefundIn', {
  lines: lines.optional().meta({ description: 'Omit lines, shipping, and amount for all that is not credited yet.' }),
  shipping: z.boolean().optional(),
  amount: amountIn.optional(),
  restock: z.boolean().optional().meta({ description: 'Takes the lines from what has shipped, and puts them back into stock.' }),
  method: z.enum(['BY_HAND', 'CREDIT']).optional().meta({ description: 'By default, each payment is returned the way it came.' }),
  reference: optionalText(200).meta({ description: 'Of a refund that was made by hand.' }),
  reason: optionalText(200),
  expected_total: expectedTotal,
});
const RestockIn = bodyOf('RestockIn', { lines, reason: optionalText(200) });

const CorrectionOut = named('AdminCorrection', {
  order: AdminOrderOut,
  total: money.meta({
    description: 'What is credited: the total of the credit note, of the invoice that is voided instead, or of the refunds.',
  }),
  credit_note: named('AdminCorrectionNote', { ...CreditNoteOut.shape, id: id.nullable(), number: textOrNull })
    .nullable()
    .meta({
      description:
        'Its `id` and `number` are `null` until it is issued: in a dry run, and for a moment after the cancellation of a whole order.',
    }),
  refunds: z.array(named('AdminCorrectionRefund', { ...RefundOut.shape, id: id.nullable() })),
});

const unknownOrder = { path: { order: 'SO-1' } };

/** The delivery and the corrections of orders. */
// prettier-ignore
export const correctionRoutes: AdminRoutes = ({ orders }) => [
  adminRoute({
    id: 'deliverOrder', method: 'post', path: `${S}/orders/:order/deliver`, scopes: SHIP, isVersioned: true, reasons: ['order_not_deliverable'],
    summary: 'Mark a shipped order as delivered', sample: unknownOrder,
    request: { path: OrderPath }, response: ok('The order.', AdminOrderOut),
    data: async ({ order }, call) => renderStoreOrder(await orders.deliverOrder({ order }, call.caller), call),
  }),
  adminRoute({
    id: 'cancelOrder', method: 'post', path: `${S}/orders/:order/cancellations`, scopes: MONEY, isKeyed: true, isVersioned: true,
    reasons: ['order_not_cancellable', 'cancellation_too_large', ...CREDIT_REASONS],
    summary: 'Cancel an order, or lines of it', description: 'Releases the stock, and credits or refunds what was charged.',
    sample: { ...unknownOrder, body: { reason: 'Out of stock', lines: [{ sku: 'BOLT-M8', quantity: 2 }] } },
    request: { path: OrderPath, query: DryRunQuery, body: CancellationIn },
    response: ok('The order, and what is credited and returned.', CorrectionOut),
    handler: async ({ lines: cancelled, ...given }, call) =>
      correctionReply(
        cancelled === undefined
          ? await orders.cancelStoreOrder(given, call.caller)
          : await orders.correctOrder({ ...given, kind: 'CANCEL', lines: cancelled }, call.caller),
        call,
      ),
  }),
  adminRoute({
    id: 'refundOrder', method: 'post', path: `${S}/orders/:order/refunds`, scopes: MONEY, isKeyed: true, isVersioned: true,
    reasons: [
      'order_already_refunded', 'nothing_to_refund', 'refund_too_large', 'return_too_large', 'refund_amount_differs', 'invoice_unpaid', ...CREDIT_REASONS,
    ],
    summary: 'Refund an order',
    description: 'Credits lines, then shipping, then an amount, and returns what was paid. What has not shipped of the lines is canceled.',
    sample: { ...unknownOrder, body: { lines: [{ sku: 'BOLT-M8', quantity: 1 }], shipping: true } },
    request: { path: OrderPath, query: DryRunQuery, body: RefundIn },
    response: ok('The order, and what is credited and returned.', CorrectionOut),
    handler: async (request, call) => correctionReply(await orders.correctOrder({ ...request, kind: 'REFUND' }, call.caller), call),
  }),
  adminRoute({
    id: 'restockOrder', method: 'post', path: `${S}/orders/:order/restocks`, scopes: MONEY, isKeyed: true, isVersioned: true, reasons: ['return_too_large'],
    summary: 'Put returned goods back into stock', description: 'Moves no money.',
    sample: { ...unknownOrder, body: { lines: [{ sku: 'BOLT-M8', quantity: 1 }] } },
    request: { path: OrderPath, body: RestockIn }, response: ok('The order.', AdminOrderOut),
    handler: async (request, call) => {
      const response = await orders.correctOrder({ ...request, kind: 'RESTOCK' }, call.caller);
      return orderReply(response, call, { replayed: response.replayed });
    },
  }),
];

/** The response to a cancellation or a refund. */
interface Corrected extends StoreOrder {
  readonly refund?: RefundOrderResponse__Output | null | undefined;
  readonly replayed: boolean;
}

function correctionReply(corrected: Corrected, call: AdminCall): Reply {
  const { refund, replayed, version } = corrected;
  const note = refund?.creditNote ? renderCreditNote(refund.creditNote) : null;
  const data = {
    order: renderStoreOrder(corrected, call),
    total: amount(refund?.total || '0'),
    // Empty until they are issued.
    credit_note: note && { ...note, id: note.id || null, number: note.number || null },
    refunds: (refund?.refunds ?? []).map((each) => ({ ...renderAdminRefund(each), id: each.id || null })),
  };
  return versioned(enveloped(data, { replayed }), version);
}
