import { notFound } from '@storefront/errors';
import type { CategoryEntry__Output, TagGroup__Output } from '@storefront/proto/storefront/catalog/v1';
import { renderMediaRef } from '@storefront/public-json';
import { z } from 'zod';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { count, id, idInPath, textOrNull } from '../../api/schemas/fields.ts';
import { MediaRefOut } from '../../api/schemas/media.ts';
import { named } from '../../api/schemas/named.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent } from '../../http/replies/reply.ts';
import { gone, ok } from '../../http/routing/responses.ts';
import type { NeededScopes } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { type AdminCall, adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { pageOfWhole } from '../http/short-list.ts';
import { withFieldNames } from '../http/with-field-names.ts';
import { bodyOf, storePath } from '../schemas/inputs.ts';
import { versioned, versionField } from '../schemas/versions.ts';

const READ: NeededScopes = ['read', 'catalog'];
const CHANGE: NeededScopes = ['catalog'];
const NONE = '019aa0c6-7c00-7000-8000-0123456789ab';

const CategoryOut = named('AdminCategory', {
  id,
  parent_id: id.nullable(),
  path: z.string().meta({ description: 'Slugs from the root.', examples: ['brakes/pads'] }),
  slug: z.string(),
  name: z.string(),
  description: textOrNull,
  position: count.meta({ description: 'The position among siblings, from 0.' }),
  image: MediaRefOut.nullable(),
  version: versionField,
});
const groupShape = { id, slug: z.string(), name: z.string(), position: count };
const TagGroupOut = named('AdminTagGroup', groupShape);
const TagOut = named('AdminTag', { ...groupShape, group: TagGroupOut, version: versionField });

const name = z.string().optional();
const position = z.int32().min(0).optional().meta({ description: 'From 0. Others move.' });
const CategoryIn = bodyOf('CategoryPatchIn', {
  name,
  description: z.string().nullish(),
  slug: z.string().optional().meta({ description: 'Changes the paths of the category and its descendants.' }),
  parent_id: z.string().nullish().meta({ description: '`null` for the root. Descendants and products move, too.' }),
  position,
  image: bodyOf('CategoryImageIn', { url: z.string(), alt_text: z.string().nullish() }).nullish(),
});
const TagIn = bodyOf('TagPatchIn', {
  name,
  group: z.string().optional().meta({ description: 'The slug of the group to move the tag to. An unknown one is created.' }),
  position,
});
const TagGroupIn = bodyOf('TagGroupPatchIn', { name, position });

const pathOf = (what: string) => storePath({ id: idInPath(what) });
const ListQuery = z.object(cursorPaging);

/** The categories and tags of a store. Both lists are short enough for the catalog to return them whole. */
// prettier-ignore
export const taxonomyRoutes = ({ catalog }: AdminClients): readonly AdminRoute[] => {
  const tagsOf = async ({ caller }: Pick<AdminCall, 'caller'>) => (await catalog.getTaxonomy({}, caller)).groups.flatMap(renderTags);
  /** Services name a tag by its group and slug. */
  const tagWith = async (tagId: string, call: AdminCall) => {
    const tag = (await tagsOf(call)).find((known) => known.id === tagId.toLowerCase());
    if (tag === undefined) throw notFound('tag');
    return { group: tag.group.slug, slug: tag.slug };
  };
  return [
    adminRoute({
      id: 'listCategories', method: 'get', path: `${S}/categories`, scopes: READ, summary: 'List categories',
      description: 'In the order in which they were created.', request: { path: storePath({}), query: ListQuery },
      response: ok('A page of categories.', cursorPageOf(CategoryOut, 'AdminCategoryPage')),
      handler: (request, { caller }) =>
        cursorList(request, async (keyset) => {
          const { categories } = await catalog.getTaxonomy({}, caller);
          return pageOfWhole(categories.map(renderCategory), keyset, (category) => category.id);
        }),
    }),
    adminRoute({
      id: 'updateCategory', method: 'patch', path: `${S}/categories/:id`, scopes: CHANGE, isVersioned: true, reasons: ['category_path_taken'],
      summary: 'Change or move a category', sample: { path: { id: NONE }, body: { name: 'Brake pads', position: 0 } },
      request: { path: pathOf('category'), body: CategoryIn }, response: ok('The category.', envelopeOf(CategoryOut)),
      handler: async ({ id: category, description, parentId, image, ...change }, { caller }) => {
        const cleared = {
          description: description === null ? '' : description,
          parent: parentId === null ? '' : parentId,
          imageUrl: image === null ? '' : image?.url,
          imageAltText: image?.altText ?? undefined,
        };
        const names = { parent: 'parent_id', image_url: 'image.url', image_alt_text: 'image.alt_text' };
        const updated = await withFieldNames(names, catalog.updateCategory({ category: idOf(category), ...change, ...cleared }, caller));
        const rendered = renderCategory(present(updated.category, 'category'));
        return versioned(enveloped(rendered), rendered.version);
      },
    }),
    adminRoute({
      id: 'deleteCategory', method: 'delete', path: `${S}/categories/:id`, scopes: CHANGE, isVersioned: true, reasons: ['category_not_empty'],
      summary: 'Delete an empty category', sample: { path: { id: NONE } }, request: { path: pathOf('category') }, response: gone('The category was deleted.'),
      handler: async ({ id: category }, { caller }) => {
        await catalog.removeCategory({ category: idOf(category) }, caller);
        return noContent();
      },
    }),
    adminRoute({
      id: 'listTags', method: 'get', path: `${S}/tags`, scopes: READ, summary: 'List tags',
      description: 'Each with its group, in the order in which they were created.', request: { path: storePath({}), query: ListQuery },
      response: ok('A page of tags.', cursorPageOf(TagOut, 'AdminTagPage')),
      handler: (request, call) => cursorList(request, async (keyset) => pageOfWhole(await tagsOf(call), keyset, (tag) => tag.id)),
    }),
    adminRoute({
      id: 'updateTag', method: 'patch', path: `${S}/tags/:id`, scopes: CHANGE, isVersioned: true, reasons: ['tag_taken'], summary: 'Change or move a tag',
      sample: { path: { id: NONE }, body: { name: 'Stainless steel' } }, request: { path: pathOf('tag'), body: TagIn },
      response: ok('The tag.', envelopeOf(TagOut)),
      handler: async ({ id: tagId, group: newGroup, ...change }, call) => {
        const tag = await tagWith(tagId, call);
        const { group } = await withFieldNames({ new_group: 'group' }, catalog.updateTag({ ...tag, newGroup, ...change }, call.caller));
        const updated = present(renderTags(present(group, 'group')).find(({ slug }) => slug === tag.slug) ?? null, 'tag');
        return versioned(enveloped(updated), updated.version);
      },
    }),
    adminRoute({
      id: 'deleteTag', method: 'delete', path: `${S}/tags/:id`, scopes: CHANGE, isVersioned: true, reasons: ['tag_in_use'],
      summary: 'Delete a tag that no product has', sample: { path: { id: NONE } }, request: { path: pathOf('tag') },
      response: gone('The tag was deleted, and its group if it was the last one in it.'),
      handler: async ({ id: tagId }, call) => {
        await catalog.removeTag(await tagWith(tagId, call), call.caller);
        return noContent();
      },
    }),
    adminRoute({
      id: 'updateTagGroup', method: 'patch', path: `${S}/tag-groups/:id`, scopes: CHANGE, summary: 'Change a group of tags',
      sample: { path: { id: NONE }, body: { position: 0 } }, request: { path: pathOf('group'), body: TagGroupIn },
      response: ok('The group.', envelopeOf(TagGroupOut)),
      handler: async ({ id: groupId, ...change }, { caller }) => {
        const { groups } = await catalog.getTaxonomy({}, caller);
        const known = groups.find((group) => group.id === groupId.toLowerCase());
        if (known === undefined) throw notFound('tag group');
        const { group } = await catalog.updateTagGroup({ group: known.slug, ...change }, caller);
        return enveloped(renderGroup(present(group, 'group')));
      },
    }),
  ];
};

/** The service also takes the path of a category, which is not an ID. */
function idOf(given: string): string {
  if (z.guid().safeParse(given).success) return given;
  throw notFound('category');
}

function renderCategory({ path, category, version }: CategoryEntry__Output) {
  const { id: categoryId, parentId = null, slug, name: shown, description = null, position: at, image } = present(category, 'category');
  const texts = { path, slug, name: shown, description, position: at };
  return { id: categoryId, parent_id: parentId, ...texts, image: image ? renderMediaRef(image) : null, version };
}

const renderGroup = ({ id: groupId, slug, name: shown, position: at }: Omit<TagGroup__Output, 'tags'>) => ({
  id: groupId,
  slug,
  name: shown,
  position: at,
});

const renderTags = ({ tags, ...group }: TagGroup__Output) =>
  tags.map((tag) => ({ ...renderGroup(tag), group: renderGroup(group), version: tag.version ?? '' }));
