import { type Kysely, sql } from 'kysely';

/** Finds the reservations that are old enough to be purged, and deletes their lines with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table reservation_line drop constraint reservation_line_tenant_id_mode_checkout_id_fkey,
    add foreign key (tenant_id, mode, checkout_id) references reservation (tenant_id, mode, checkout_id) on delete cascade`,
  `create index reservation_ended on reservation (updated_at) where state <> 'HELD'`,
  `create index reservation_shipment_age on reservation_shipment using brin (shipped_at)`,
];
