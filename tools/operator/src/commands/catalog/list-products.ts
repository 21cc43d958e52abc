import { BANDS } from '@storefront/contract';
import type { StoreProduct__Output } from '@storefront/proto/storefront/catalog/v1';
import { type Command, InvalidArgumentError } from 'commander';
import { amount, type CommandContext, callerOf, forStore, list as listOf, type StoreOptions, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { type LimitOptions, type PeriodOptions, withChoice, withLimit, withPeriod } from '../../list-options.ts';

interface ListOptions extends StoreOptions, LimitOptions, PeriodOptions {
  readonly offset: number;
  readonly text?: string;
  readonly category?: string;
  readonly tags?: string[];
  readonly availability?: string;
  readonly hidden?: boolean;
  readonly visible?: boolean;
}

/** The most important columns of a list. */
const COLUMNS = ['sku', 'description', 'list_unit_price', 'availability', 'sellable', 'hidden', 'updated_at'];

/** Adds `list` to `storefront catalog`. */
export function addProductList(catalog: Command, context: CommandContext): void {
  const list = forStore(catalog.command('list'))
    .description('list products with their stock, in SKU order')
    .addHelpText(
      'after',
      examples('catalog list --text bolt --availability LOW', 'catalog list --category brakes/pads --hidden --limit 200'),
    );
  withChoice(list, '--availability <band>', 'list only products with this availability', BANDS);
  withPeriod(withLimit(list, 'products'), 'products changed')
    .option('--offset <n>', 'number of products to skip', wholeNumber, 0)
    .option('--text <text>', 'list only products whose SKU or description contains this text')
    .option('--category <path>', 'list only products of this category, given by path, slug, or ID, and of its subcategories')
    .option('--tags <list>', 'list only products with all of these tags, given by slug', listOf)
    .option('--hidden', 'list only hidden products')
    .option('--visible', 'list only visible products')
    .action(async ({ hidden, visible, tenant, mode, ...filters }: ListOptions) => {
      if (hidden === true && visible === true) throw new InvalidArgumentError('--hidden and --visible cannot be used together');
      const request = { ...filters, hidden: hidden ?? (visible === true ? false : undefined) };
      const response = await context.clients.catalog.listStoreProducts(request, await callerOf(context, { tenant, mode }));
      context.print(response.products.map(productRow), { columns: COLUMNS });
    });
}

const productRow = (product: StoreProduct__Output) => ({
  sku: product.sku,
  description: product.description,
  list_unit_price: amount(product.listUnitPrice),
  availability: product.availability,
  on_hand: amount(product.stock?.onHand),
  reserved: amount(product.stock?.reserved),
  sellable: amount(product.stock?.sellable),
  categories: product.categories,
  tags: product.tags,
  hidden: product.hidden,
  updated_at: product.updatedAt,
});
