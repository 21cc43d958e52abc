import { type Kysely, sql } from 'kysely';

/**
 * Lets the service, which owns no table, refresh the planner's statistics after an import. Without any, as after a first import until
 * autovacuum comes by, a page of a large catalog is sorted out of the whole of it. Whoever finds another refresh under way leaves it to that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function refresh_statistics() returns void
      language plpgsql security definer set search_path from current set lock_timeout = '500ms' as $$
      begin
        analyze product, product_content, stock, contract_price, category, tag, search_word;
      exception when lock_not_available then null;
      end $$`)
    .execute(db);
}
