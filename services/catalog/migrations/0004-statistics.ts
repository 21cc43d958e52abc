import { type Kysely, sql } from 'kysely';

/**
 * Creates a function with which the service, which does not own the tables, refreshes the planner's statistics after an import. Without
 * statistics, which autovacuum creates only later, Postgres sorts the whole catalog to read one page. If another refresh is running, the
 * function does nothing.
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
