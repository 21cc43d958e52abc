import { type AuditedRow, type AuditedRpcs, auditedRpcs, type Fields } from '@storefront/access/audit';
import { isUuid } from '@storefront/contract';
import { sql } from 'kysely';

const countOf = (table: string) => (tenantId: string) =>
  sql`(
  select count(*) from ${sql.table(table)} part where part.tenant_id = ${tenantId} and (part.mode, part.order_id) = (sales_order.mode, sales_order.id))`;

const ORDER: AuditedRow = {
  table: 'sales_order',
  id: 'id',
  columns: ['number', 'status', 'payment_status'],
  computed: {
    shipments: countOf('shipment'),
    corrections: countOf('order_return'),
  },
};
const SHIPPING_OPTION: AuditedRow = {
  table: 'shipping_option',
  id: 'code',
  columns: ['label', 'kind', 'amount', 'free_over', 'currency'],
};

/** The fields of a correction, without its reason and its reference, which are texts of the operator. */
const CORRECTION = ['kind', 'requestKey', 'lines', 'shipping', 'amount', 'restock', 'method', 'expectedTotal'];

/** How the calls of operators to this service are recorded. */
export const AUDITED: AuditedRpcs = auditedRpcs('storefront.orders.v1.OrdersAdminService', {
  SetShippingOption: { object: 'shipping_option', key: ({ option }) => codeKey((option as Fields | null)?.code), row: SHIPPING_OPTION },
  RemoveShippingOption: { object: 'shipping_option', key: ({ code }) => codeKey(code), row: SHIPPING_OPTION },
  ShipOrder: { object: 'order', details: ['lines', 'requestKey'], key: ({ order }) => orderKey(order), row: ORDER },
  DeliverOrder: { object: 'order', key: ({ order }) => orderKey(order), row: ORDER },
  CancelStoreOrder: { object: 'order', details: ['expectedTotal'], key: ({ order }) => orderKey(order), row: ORDER },
  CorrectOrder: { object: 'order', details: CORRECTION, key: ({ order }) => orderKey(order), row: ORDER },
});

const codeKey = (code: unknown) => (typeof code === 'string' ? { code } : undefined);

/** An order is named by its ID or its number. */
const orderKey = (order: unknown) => (typeof order === 'string' && isUuid(order) ? { id: order } : { number: order });
