import { PAYMENT_RAILS } from '@storefront/contract';
import type { GetStoreOrderBillingResponse__Output } from '@storefront/proto/storefront/billing/v1';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1';
import { renderOrder, renderPaymentSession } from '@storefront/public-json';
import type { Command } from 'commander';
import { type CommandContext, callerOf, forStore, rail, type StoreOptions } from '../../command-options.ts';
import { customerIdOf } from '../../customer-id.ts';
import { examples } from '../../examples.ts';
import { asList, firstItems, type LimitOptions, type PeriodOptions, withChoice, withLimit, withPeriod } from '../../list-options.ts';
import { refundRow } from '../../refund-rows.ts';
import { invoiceRow, paymentRows } from '../invoices/invoice-rows.ts';
import { orderRow } from './order-rows.ts';

interface ListOptions extends StoreOptions, LimitOptions, PeriodOptions {
  readonly status?: string;
  readonly paymentStatus?: string;
  readonly rail?: string;
  readonly customer?: string;
  readonly text?: string;
}

/** The most important columns of a list of orders. */
const ORDER_COLUMNS = ['number', 'customer_email', 'status', 'payment_status', 'total', 'placed_at', 'payment_rail'];

/** The quantities of an order's lines that were shipped, canceled, or credited, and the status of its invoices. */
const DONE_QUANTITIES = ['shipped_quantity', 'cancelled_quantity', 'credited_quantity', 'returned_quantity'] as const;
const INVOICE_COLUMNS = ['number', 'settlement', 'total', 'amount_paid', 'amount_credited', 'amount_refunded', 'amount_due'];

const STATUSES = ['PENDING_PAYMENT', 'CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED'];

/** Adds `list` and `show` to `storefront orders`. */
export function addOrderLookups(orders: Command, context: CommandContext): void {
  const { clients, print } = context;

  const list = forStore(orders.command('list'))
    .description('list orders, newest first')
    .addHelpText(
      'after',
      examples('orders list --status CONFIRMED --since 2026-11-01', 'orders list --customer ann@example.com --rail prepaid'),
    );
  withChoice(list, '--status <status>', 'list only orders with this status', STATUSES);
  withPeriod(withLimit(list, 'orders'), 'orders placed')
    .option('--payment-status <status>', 'list only orders with this payment status')
    .option('--rail <rail>', `list only orders paid by this rail: ${PAYMENT_RAILS.join()}`, rail)
    .option('--customer <id or email>', 'list only orders of this customer')
    .option('--text <text>', "list only orders whose number, purchase order number, or buyer's name, company, or email contains this text")
    .action(async ({ customer, tenant, mode, limit, since, until, text, ...one }: ListOptions) => {
      const caller = await callerOf(context, { tenant, mode });
      const customerId = customer === undefined ? undefined : await customerIdOf(clients, caller, customer);
      const [statuses, paymentStatuses, paymentRails] = [asList(one.status), asList(one.paymentStatus), asList(one.rail)];
      const filters = { statuses, paymentStatuses, paymentRails, since, until, text, customerId };
      const read = (keyset: Keyset) => clients.orders.listStoreOrders({ ...filters, keyset }, caller);
      const found = await firstItems(limit, read, (page) => page.orders);
      print(found.map(orderRow), { columns: ORDER_COLUMNS });
    });

  forStore(orders.command('get <order>'))
    .description('print an order with its lines, amounts, payments, refunds, shipments, invoices, and history')
    .addHelpText('after', examples('orders get SO-1042', 'orders get SO-1042 --wide'))
    .action(async (named: string, options: StoreOptions) => {
      const caller = await callerOf(context, options);
      const { order } = await clients.shoppersOrders.getOrder({ orderId: named }, caller);
      if (order === null) throw new Error('the response has no order');
      const detail = detailOf(order, await clients.billing.getStoreOrderBilling({ orderId: order.id }, caller));
      const done = DONE_QUANTITIES.filter((name) => detail.lines.some((line) => (line[name] ?? 0) > 0));
      print(detail, { columns: ['sku', 'quantity', ...done, 'description', ...INVOICE_COLUMNS] });
    });
}

function detailOf(order: Order__Output, { invoices, paymentSessions, refunds }: GetStoreOrderBillingResponse__Output) {
  const { payment_session: _, invoices: __, timeline, ...detail } = renderOrder(order);
  return {
    ...orderRow(order),
    ...detail,
    invoices: invoices.map(invoiceRow),
    payments: invoices.flatMap(paymentRows),
    payment_sessions: paymentSessions.map(renderPaymentSession),
    refunds: refunds.map(refundRow),
    timeline,
  };
}
