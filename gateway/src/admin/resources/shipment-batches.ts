import { isUuid } from '@storefront/contract';
import { conflict, isAppError } from '@storefront/errors';
import { type Caller, namedId } from '@storefront/rpc';
import { z } from 'zod';
import { enveloped } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { BATCH_BYTES_MAX, batchOf } from '../schemas/batches.ts';
import { bodyOf } from '../schemas/inputs.ts';
import { AdminOrderOut, renderStoreOrder, SHIP, shipmentFields } from './orders.ts';

const ROWS_MAX = 200;
/** A batch leaves room for shoppers, whose checkouts use the same services. */
const AT_ONCE = 8;

const ShipmentsIn = bodyOf('ShipmentBatchIn', {
  shipments: z
    .array(
      bodyOf('ShipmentBatchRowIn', { order: z.string().meta({ description: 'The ID or the number of the order.' }), ...shipmentFields }),
    )
    .min(1)
    .max(ROWS_MAX),
});

/** Ships several orders at once. */
// prettier-ignore
export const shipmentBatchRoutes: AdminRoutes = ({ orders, shoppersOrders }) => [
  adminRoute({
    id: 'createShipments', method: 'post', path: `${S}/shipments/batch`, scopes: SHIP, isKeyed: true, bodyBytesMax: BATCH_BYTES_MAX,
    rowsOf: ({ shipments }: { shipments: readonly unknown[] }) => shipments.length,
    summary: 'Ship several orders',
    description: 'Ships each order for itself. A row that names the order of an earlier one is rejected. Repeated with its key, a batch ships what is left of it.',
    sample: { body: { shipments: [{ order: 'SO-1', carrier: 'DHL' }] } },
    request: { body: ShipmentsIn }, response: ok('The orders that have shipped, and the rows that were rejected.', batchOf(AdminOrderOut, 'AdminShipmentBatch')),
    handler: async ({ shipments }, call) => {
      const isMixed = new Set(shipments.map(({ order }) => isUuid(order))).size > 1;
      const idOf = async ({ order }: { order: string }) => {
        if (isUuid(order)) return order.toLowerCase();
        return isMixed ? (await shoppersOrders.getOrder({ orderId: order }, call.caller)).order?.id : order;
      };
      const ids = (await inChunks(shipments, idOf)).map(({ value }, index) => value ?? shipments[index]?.order);
      const outcomes = await inChunks(shipments, (row, index) => {
        if (ids.indexOf(ids[index]) < index) throw conflict('duplicate_order', 'The row names the order of an earlier one.');
        return orders.shipOrder(row, withKeyOf(call.caller, row.order));
      });
      const rejected = outcomes.flatMap(({ rejection }, index) => (rejection === undefined ? [] : [{ index, ...rejection }]));
      const shipped = outcomes.flatMap(({ value }) => (value === undefined ? [] : [renderStoreOrder(value, call)]));
      return enveloped(shipped, { rejected });
    },
  }),
];

/** The caller with a key for one row, so that a repeated batch ships each order once. */
const withKeyOf = ({ idempotency, ...caller }: Caller, order: string): Caller =>
  idempotency === undefined ? caller : { ...caller, idempotency: { ...idempotency, key: namedId(`${idempotency.key} ${order}`) } };

interface Outcome<T> {
  readonly value?: T;
  readonly rejection?: { readonly code: string; readonly detail: string };
}

/** Runs work for each row. What a service refuses rejects its row; any other error ends the batch, which can be repeated. */
async function inChunks<Row, T>(rows: readonly Row[], work: (row: Row, index: number) => T | Promise<T>): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const chunk = rows.slice(start, start + AT_ONCE).map((row, index) => outcomeOf(() => work(row, start + index)));
    outcomes.push(...(await Promise.all(chunk)));
  }
  return outcomes;
}

const REFUSALS = new Set(['conflict', 'not_found', 'validation_error', 'precondition_failed']);

async function outcomeOf<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!isAppError(error) || !REFUSALS.has(error.code)) throw error;
    return { rejection: { code: error.reason ?? error.code, detail: error.message } };
  }
}
