import { type Kysely, sql } from 'kysely';
import { up as createOperatorTables } from '../../../migrations/0001-operators.ts';

/** Creates the package's tables and a table of objects that operators change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOperatorTables(db);
  await sql`
    create table shelf (tenant_id uuid not null, mode text not null, id text not null, height integer not null, owner text,
      primary key (tenant_id, mode, id))
  `.execute(db);
}
