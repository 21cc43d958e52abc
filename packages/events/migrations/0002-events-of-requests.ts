import { type Kysely, sql } from 'kysely';

/** Finds the public events of a request, in services that list them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INDEXES).execute(db);
}

const INDEXES = `
  create index outbox_request on outbox (tenant_id, mode, request_id) where request_id is not null and sequence is not null;
  create index outbox_request_position on outbox (tenant_id, mode, request_id)
    where request_id is not null and aggregate_position is not null;
`;
