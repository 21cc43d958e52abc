import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { CatalogDeps } from '../deps.ts';

/**
 * A reservation that holds nothing is kept for requests and events about its checkout that arrive late. A quarter of a year is longer than any
 * dead-lettered event is kept.
 */
export const RESERVATION_KEPT_DAYS = 90;

/** Deletes reservations that hold nothing: released and expired ones, and committed ones whose lines were all shipped. */
export async function purgeReservations({ db, log }: CatalogDeps): Promise<void> {
  const skip = reportSkipped(log, 'purge-reservations');
  const key = ['tenant_id', 'mode', 'checkout_id'];
  const aged = sql`now() - ${RESERVATION_KEPT_DAYS} * interval '1 day'`;
  await purgeRows(
    db,
    {
      table: 'reservation',
      key,
      due: sql`updated_at < ${aged} and state <> 'HELD' and not exists (
        select from reservation_line l
        where (l.tenant_id, l.mode, l.checkout_id) = (reservation.tenant_id, reservation.mode, reservation.checkout_id)
          and l.shipped < l.quantity and reservation.state = 'COMMITTED')`,
    },
    skip,
  );
  await purgeRows(
    db,
    {
      table: 'reservation_shipment',
      key: [...key, 'shipment_id'],
      due: sql`shipped_at < ${aged} and not exists (
        select from reservation r
        where (r.tenant_id, r.mode, r.checkout_id)
          = (reservation_shipment.tenant_id, reservation_shipment.mode, reservation_shipment.checkout_id))`,
    },
    skip,
  );
}
