import { type Ledger, tableLedger } from '@storefront/events';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The stock that checkouts and orders hold, for comparison with the orders. */
export const ledgers = (db: Db): readonly Ledger[] => [
  tableLedger(db, {
    kind: 'reservation',
    searched: { checkout: 'checkout_id' },
    table: 'reservation',
    id: 'checkout_id',
    columns: sql`row.checkout_id as "checkoutId", row.state, (
      select coalesce(sum(l.quantity - l.shipped), 0) from reservation_line l
      where (l.tenant_id, l.mode, l.checkout_id) = (row.tenant_id, row.mode, row.checkout_id)) as quantity`,
    // A reservation that was shipped completely holds nothing, and is retained only for a while.
    where: sql`row.state in ('HELD', 'COMMITTED') and exists (
      select from reservation_line l
      where (l.tenant_id, l.mode, l.checkout_id) = (row.tenant_id, row.mode, row.checkout_id) and l.shipped < l.quantity)`,
  }),
];
