import { type LedgerPage, ledgerPage } from '@storefront/events';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** What checkouts and orders hold of the stock, to be compared with the orders themselves. */
export const ledgers = (db: Kysely<Database>): readonly LedgerPage[] => [
  ledgerPage(db, {
    kind: 'reservation',
    table: 'reservation',
    id: 'checkout_id',
    columns: sql`row.checkout_id as "checkoutId", row.state, (
      select coalesce(sum(l.quantity - l.shipped), 0) from reservation_line l
      where (l.tenant_id, l.mode, l.checkout_id) = (row.tenant_id, row.mode, row.checkout_id)) as quantity`,
    where: sql`row.state in ('HELD', 'COMMITTED')`,
  }),
];
