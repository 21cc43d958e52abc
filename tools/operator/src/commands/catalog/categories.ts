import type { CategoryEntry__Output } from '@storefront/proto/storefront/catalog/v1';
import { Command, InvalidArgumentError } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';

interface CategoryOptions extends StoreOptions {
  readonly name?: string;
  readonly description?: string;
  readonly slug?: string;
  readonly parent?: string;
  readonly root?: boolean;
  readonly position?: number;
  readonly image?: string;
  readonly imageAlt?: string;
}

/** Defines the commands of `storefront categories`. */
export function categoriesCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const categories = nounCommand('categories');

  forStore(categories.command('list'))
    .description('list all categories with their paths')
    .addHelpText('after', examples('categories list', 'categories list --wide'))
    .action(async (options: StoreOptions) => {
      const taxonomy = await clients.catalog.getTaxonomy({}, await callerOf(context, options));
      print(taxonomy.categories.map(categoryRow));
    });

  forStore(categories.command('update <path>'))
    .description('update a category, given by path (brakes/pads) or ID; an empty value clears a field')
    .addHelpText(
      'after',
      examples("categories update brakes/pads --name 'Brake pads' --position 0", 'categories update brakes/pads --parent wheels'),
    )
    .option('--name <name>', 'display name')
    .option('--description <text>', 'description')
    .option('--slug <slug>', 'last segment of the path')
    .option('--parent <path>', 'move the category and its subcategories under this category')
    .option('--root', 'move the category to the top level')
    .option('--position <n>', 'position among its siblings, starting at 0', wholeNumber)
    .option('--image <url>', 'image URL')
    .option('--image-alt <text>', 'alternative text of the image')
    .action(async (category: string, options: CategoryOptions) => {
      const { name, description, slug, parent, root, position, image: imageUrl, imageAlt: imageAltText } = options;
      if (root === true && parent !== undefined) throw new InvalidArgumentError('--root and --parent cannot be used together');
      const change = { name, description, slug, parent: root === true ? '' : parent, position, imageUrl, imageAltText };
      const response = await clients.catalog.updateCategory({ category, ...change }, await callerOf(context, options));
      if (response.category !== null) print(categoryRow(response.category));
    });

  forStore(categories.command('delete <path>'))
    .description('remove a category that has no products and no subcategories')
    .addHelpText('after', examples('categories delete brakes/pads', 'categories delete outlet --mode sandbox'))
    .action(async (category: string, options: StoreOptions) => {
      await clients.catalog.removeCategory({ category }, await callerOf(context, options));
      print({ category, removed: true });
    });
  return categories;
}

const categoryRow = ({ path, category }: CategoryEntry__Output) => ({
  path,
  id: category?.id ?? null,
  name: category?.name ?? null,
  description: category?.description ?? null,
  position: category?.position ?? null,
  image_url: category?.image?.largeUrl ?? null,
  product_count: category?.productCount ?? null,
});
