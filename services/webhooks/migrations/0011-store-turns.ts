import { type Kysely, sql } from 'kysely';

/**
 * Records when the next delivery and the next held event of each store can be claimed, so that a claim finds the stores whose turn has come on an index. Rows of the
 * previous release are added here and by the sweep `restore-turns`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_turn (
      tenant_id uuid not null,
      mode text not null check (mode in ('sandbox', 'live')),
      kind text not null check (kind in ('delivery', 'held_event')),
      -- Infinity if nothing waits.
      due_at timestamptz not null,
      -- Whether something is due that must wait until something claimed is done.
      is_blocked boolean not null default false,
      primary key (tenant_id, mode, kind)
    )
  `.execute(db);
  await sql`create index store_turn_due on store_turn (kind, due_at)`.execute(db);
  await sql`
    insert into store_turn (tenant_id, mode, kind, due_at)
    select tenant_id, mode, 'delivery', now() from delivery where status = 'PENDING' group by tenant_id, mode
    union all
    select tenant_id, mode, 'held_event', now() from held_event group by tenant_id, mode
  `.execute(db);
}
