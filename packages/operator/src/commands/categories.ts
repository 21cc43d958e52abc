import type { CategoryEntry__Output } from '@storefront/proto/storefront/catalog/v1/CategoryEntry';
import { Command, InvalidArgumentError } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions, wholeNumber } from '../command-kit.ts';

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

/** storefront categories list | set | remove */
export function categoriesCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const categories = new Command('categories').description('the tree of categories; an import creates them by their paths');

  forStore(categories.command('list')).action(async (options: StoreOptions) => {
    const taxonomy = await clients.catalog.getTaxonomy({}, await callerOf(context, options));
    answer(taxonomy.categories.map(categoryAnswer));
  });

  forStore(categories.command('set <path>'))
    .description('changes what is given of a category, named by its path (brakes/pads) or id; an empty text clears')
    .option('--name <name>')
    .option('--description <text>')
    .option('--slug <slug>', 'the last part of its path')
    .option('--parent <path>', 'moves it, and all below it, under that category')
    .option('--root', 'moves it to the top')
    .option('--position <n>', 'its place among its siblings, from 0', wholeNumber)
    .option('--image <url>')
    .option('--image-alt <text>')
    .action(async (category: string, options: CategoryOptions) => {
      const { name, description, slug, parent, root, position, image: imageUrl, imageAlt: imageAltText } = options;
      if (root === true && parent !== undefined) throw new InvalidArgumentError('--root and --parent contradict each other');
      const change = { name, description, slug, parent: root === true ? '' : parent, position, imageUrl, imageAltText };
      const response = await clients.catalog.updateCategory({ category, ...change }, await callerOf(context, options));
      if (response.category !== null) answer(categoryAnswer(response.category));
    });

  forStore(categories.command('remove <path>'))
    .description('removes a category without products and without categories below it')
    .action(async (category: string, options: StoreOptions) => {
      await clients.catalog.removeCategory({ category }, await callerOf(context, options));
      answer({ category, removed: true });
    });
  return categories;
}

const categoryAnswer = ({ path, category }: CategoryEntry__Output) => ({
  path,
  id: category?.id ?? null,
  name: category?.name ?? null,
  description: category?.description ?? null,
  position: category?.position ?? null,
  image_url: category?.image?.largeUrl ?? null,
  product_count: category?.productCount ?? null,
});
