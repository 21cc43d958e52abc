import type { TagGroup__Output } from '@storefront/proto/storefront/catalog/v1';
import { Command, InvalidArgumentError } from 'commander';
import { type CommandContext, callerOf, forStore, type StoreOptions, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';

type TagOptions = StoreOptions & { readonly name?: string; readonly group?: string; readonly position?: number };

/** Defines the commands of `storefront tags`. */
export function tagsCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const tags = nounCommand('tags');

  forStore(tags.command('list'))
    .description('list all tags by group')
    .addHelpText('after', examples('tags list', 'tags list --json'))
    .action(async (options: StoreOptions) => {
      const taxonomy = await clients.catalog.getTaxonomy({}, await callerOf(context, options));
      print(taxonomy.groups.flatMap(tagRows));
    });

  forStore(tags.command('update <group/tag>'))
    .description('update a tag')
    .addHelpText(
      'after',
      examples("tags update material/steel --name 'Stainless steel'", 'tags update material/steel --group finish --position 2'),
    )
    .option('--name <name>', 'display name')
    .option('--group <slug>', 'move the tag to this group')
    .option('--position <n>', 'position within its group, starting at 0', wholeNumber)
    .action(async (tag: string, options: TagOptions) => {
      const request = { ...tagOf(tag), name: options.name, newGroup: options.group, position: options.position };
      const response = await clients.catalog.updateTag(request, await callerOf(context, options));
      print(tagsOf(response.group));
    });

  const groups = nounCommand('tags groups');
  forStore(groups.command('update <group>'))
    .description('update a tag group')
    .addHelpText('after', examples('tags groups update material --name Material', 'tags groups update material --position 0'))
    .option('--name <name>', 'display name')
    .option('--position <n>', 'position among the groups, starting at 0', wholeNumber)
    .action(async (group: string, options: TagOptions) => {
      const request = { group, name: options.name, position: options.position };
      const response = await clients.catalog.updateTagGroup(request, await callerOf(context, options));
      print(tagsOf(response.group));
    });

  tags.addCommand(groups);

  forStore(tags.command('delete <group/tag>'))
    .description('remove a tag that no product has')
    .addHelpText('after', examples('tags delete material/steel', 'tags delete season/summer --mode sandbox'))
    .action(async (tag: string, options: StoreOptions) => {
      await clients.catalog.removeTag(tagOf(tag), await callerOf(context, options));
      print({ tag, removed: true });
    });
  return tags;
}

const tagRows = (group: TagGroup__Output) =>
  group.tags.map((tag) => ({
    tag: `${group.slug}/${tag.slug}`,
    name: tag.name,
    position: tag.position,
    group_name: group.name,
    group_position: group.position,
    product_count: tag.productCount,
  }));

const tagsOf = (group: TagGroup__Output | null) => (group === null ? [] : tagRows(group));

function tagOf(text: string): { group: string; slug: string } {
  const [group = '', slug = '', ...more] = text.split('/');
  if (group === '' || slug === '' || more.length > 0) throw new InvalidArgumentError(`"${text}" must have the form group/tag`);
  return { group, slug };
}
