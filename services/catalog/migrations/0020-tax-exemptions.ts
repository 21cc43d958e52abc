import { type Kysely, sql } from 'kysely';

/** Creates the exemptions of customers from GCT, as billing publishes them. A removed one stays, so that an older event does not bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tax_exemption (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      customer_id uuid not null,
      is_exempt boolean not null,
      exempt_until text,
      changed_at timestamptz(3) not null,
      primary key (tenant_id, mode, customer_id)
    )
  `.execute(db);
}
