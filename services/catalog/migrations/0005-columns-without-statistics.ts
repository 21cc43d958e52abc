import { type Kysely, sql } from 'kysely';

/**
 * Disables statistics on columns that no query filters or sorts by. Sampling their long values took most of the time of a refresh.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const settings = columns.map((column) => `alter column ${column} set statistics 0`);
    await sql.raw(`alter table ${table} ${settings.join(', ')}`).execute(db);
  }
}

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  product: [
    'description',
    'short_description',
    'list_unit_price',
    'compare_at_unit_price',
    'sale_unit_price',
    'sale_starts_at',
    'sale_ends_at',
    'price_breaks',
    'gct_rate',
    'order_uoms',
    'media',
    'category_paths',
    'category_ids',
    'tag_keys',
  ],
  product_content: ['body', 'specs'],
};
