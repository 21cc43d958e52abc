import { type Kysely, sql } from 'kysely';

/**
 * No query asks for these columns by their value, so their statistics say nothing to the planner; reading and sorting samples of such long
 * values was most of what refreshing the statistics took.
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
