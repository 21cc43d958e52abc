import { isNullViolation } from '@storefront/db';
import { eventStatements, type NewEvent } from '@storefront/events';
import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { Order } from '../domain/order.ts';
import { checkoutTakenOver, hasLease, leaseEnd } from './checkouts.ts';
import type { Database } from './schema.ts';
import { STORED_STEPS_BEFORE_PIVOT } from './stored-step.ts';

/**
 * The pivot of checkout: commits the order, the stored response, and the event in one statement. It succeeds only once and only for the run
 * that holds the lease: the order's checkout_id comes from the update of the checkout row, and if that matches no row, the null violates the
 * column's constraint.
 */
export async function placeOrderRow(
  db: Kysely<Database>,
  held: HeldCheckout,
  { order, result, events }: { order: Order; result: string; events: readonly NewEvent[] },
): Promise<HeldCheckout> {
  const { tenantId, mode, store } = held;
  const ofOrder = { tenant_id: tenantId, mode, order_id: order.id };
  const placing = withEvents(db, held, events)
    .with('pivoted', (cte) =>
      cte
        .updateTable('checkout')
        .set({ step: 'ordered', result, lease_until: leaseEnd })
        .where(hasLease(held))
        .where('step', 'in', STORED_STEPS_BEFORE_PIVOT)
        .returning('id'),
    )
    .with('lines', (cte) =>
      cte.insertInto('order_line').values(
        order.lines.map((line, position) => ({
          ...ofOrder,
          id: line.id,
          position,
          sku: line.sku,
          description: line.description,
          quantity: line.quantity,
          base_uom: line.baseUom,
          order_uom: line.orderUom,
          order_quantity: line.orderQuantity,
          unit_price: line.unitPrice,
          list_unit_price: line.listUnitPrice,
          price_source: line.priceSource,
          line_subtotal: line.lineSubtotal,
          discount_amount: line.discountAmount,
          effective_gct_rate: line.effectiveGctRate,
          gct_amount: line.gctAmount,
          line_total: line.lineTotal,
          shipped_quantity: line.shippedQuantity,
        })),
      ),
    )
    .with('entries', (cte) =>
      cte.insertInto('order_timeline').values(order.timeline.map((entry, position) => ({ ...ofOrder, position, ...entry }))),
    )
    .insertInto('sales_order')
    .values({
      tenant_id: tenantId,
      mode,
      id: order.id,
      number: order.number,
      customer_id: order.customerId,
      cart_id: order.cartId,
      checkout_id: sql<string>`(select id from pivoted)`,
      status: order.status,
      payment_status: order.paymentStatus,
      payment_rail: order.paymentRail,
      currency: order.currency,
      subtotal: order.subtotal,
      discount_total: order.discountTotal,
      shipping_amount: order.shippingAmount,
      shipping_gct_amount: order.shippingGctAmount,
      gct_amount: order.gctAmount,
      total: order.total,
      gct_rate: order.gctRate,
      line_count: order.lineCount,
      payment_terms_days: order.paymentTermsDays,
      purchase_order_number: order.purchaseOrderNumber,
      requested_delivery_date: order.requestedDeliveryDate,
      notes: order.notes,
      shipping_option: order.shippingOption && JSON.stringify(order.shippingOption),
      shipping_address: order.shippingAddress && JSON.stringify(order.shippingAddress),
      billing_address: order.billingAddress && JSON.stringify(order.billingAddress),
      buyer: JSON.stringify(order.buyer),
      promotions: JSON.stringify(order.promotions),
      store: JSON.stringify(store),
      pay_by: order.payBy,
      pay_check_at: order.payBy === null ? null : sql<Date>`now()`,
      placed_at: order.placedAt,
      updated_at: order.updatedAt,
    });
  try {
    await placing.execute();
  } catch (error) {
    if (isNullViolation(error, 'checkout_id')) throw checkoutTakenOver();
    throw error;
  }
  return { ...held, step: 'ordered' };
}

/** Starts the statement with the CTEs that write the events. */
function withEvents(db: Kysely<Database>, held: HeldCheckout, events: readonly NewEvent[]): QueryCreator<Database> {
  if (events.length === 0) return db;
  const { fact, counted, inserted } = eventStatements(held, events);
  return db
    .with('fact', () => fact)
    .with('counted', () => counted)
    .with('inserted', () => inserted);
}
