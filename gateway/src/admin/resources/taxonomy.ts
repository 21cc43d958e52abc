import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { CategoryEntry__Output, TagGroup__Output } from '@storefront/proto/storefront/catalog/v1';
import { renderMediaRef } from '@storefront/public-json';
import { z } from 'zod';
import { count, id, idInPath, textOrNull } from '../../api/schemas/fields.ts';
import { MediaRefOut } from '../../api/schemas/media.ts';
import { named } from '../../api/schemas/named.ts';
import { present } from '../../http/replies/present.ts';
import { gone, ok } from '../../http/routing/responses.ts';
import { type AdminCall, adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf, pageOfWhole } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';
import { withFieldNames } from '../http/with-field-names.ts';
import { bodyOf, storePath, UNKNOWN_ID } from '../schemas/inputs.ts';
import { versionField } from '../schemas/versions.ts';

const READ = ['read', 'catalog'] as const;
const CHANGE = ['catalog'] as const;
const path = { id: UNKNOWN_ID };

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

/** The categories and tags of a store. Both lists are short enough for the catalog to return them whole. */
// prettier-ignore
export const taxonomyRoutes: AdminRoutes = ({ catalog }) => {
  const tagsOf = async ({ caller }: Pick<AdminCall, 'caller'>) => (await catalog.getTaxonomy({}, caller)).groups.flatMap(renderTags);
  /** Services name a tag by its group and slug. */
  const tagWith = async (tagId: string, call: AdminCall) => {
    const tag = (await tagsOf(call)).find((known) => known.id === tagId.toLowerCase());
    if (tag === undefined) throw notFound('tag');
    return { group: tag.group.slug, slug: tag.slug };
  };
  return [
    listRoute({
      id: 'listCategories', path: `${S}/categories`, scopes: READ, summary: 'List categories', description: 'In the order in which they were created.',
      page: pageOf('A page of categories.', CategoryOut, 'AdminCategoryPage'),
      read: async (keyset, _request, { caller }) => {
        const { categories } = await catalog.getTaxonomy({}, caller);
        return pageOfWhole(categories.map(renderCategory), keyset, ({ id: categoryId }) => categoryId);
      },
    }),
    adminRoute({
      id: 'updateCategory', method: 'patch', path: `${S}/categories/:id`, scopes: CHANGE, isVersioned: true, reasons: ['category_path_taken'],
      summary: 'Change or move a category', sample: { path, body: { name: 'Brake pads', position: 0 } },
      request: { path: pathOf('category'), body: CategoryIn }, response: ok('The category.', CategoryOut),
      data: async ({ id: category, description, parentId, image, ...change }, { caller }) => {
        const cleared = {
          description: description === null ? '' : description,
          parent: parentId === null ? '' : parentId,
          imageUrl: image === null ? '' : image?.url,
          imageAltText: image?.altText ?? undefined,
        };
        const names = { parent: 'parent_id', image_url: 'image.url', image_alt_text: 'image.alt_text' };
        const updated = await withFieldNames(names, catalog.updateCategory({ category: idOf(category), ...change, ...cleared }, caller));
        return renderCategory(present(updated.category, 'category'));
      },
    }),
    adminRoute({
      id: 'deleteCategory', method: 'delete', path: `${S}/categories/:id`, scopes: CHANGE, isVersioned: true, reasons: ['category_not_empty'],
      summary: 'Delete an empty category', sample: { path }, request: { path: pathOf('category') }, response: gone('The category was deleted.'),
      data: async ({ id: category }, { caller }) => catalog.removeCategory({ category: idOf(category) }, caller),
    }),
    listRoute({
      id: 'listTags', path: `${S}/tags`, scopes: READ, summary: 'List tags', description: 'Each with its group, in the order in which they were created.',
      page: pageOf('A page of tags.', TagOut, 'AdminTagPage'),
      read: async (keyset, _request, call) => pageOfWhole(await tagsOf(call), keyset, (tag) => tag.id),
    }),
    adminRoute({
      id: 'updateTag', method: 'patch', path: `${S}/tags/:id`, scopes: CHANGE, isVersioned: true, reasons: ['tag_taken'], summary: 'Change or move a tag',
      sample: { path, body: { name: 'Stainless steel' } }, request: { path: pathOf('tag'), body: TagIn }, response: ok('The tag.', TagOut),
      data: async ({ id: tagId, group: newGroup, ...change }, call) => {
        const tag = await tagWith(tagId, call);
        const { group } = await withFieldNames({ new_group: 'group' }, catalog.updateTag({ ...tag, newGroup, ...change }, call.caller));
        return present(renderTags(present(group, 'group')).find(({ slug }) => slug === tag.slug), 'tag');
      },
    }),
    adminRoute({
      id: 'deleteTag', method: 'delete', path: `${S}/tags/:id`, scopes: CHANGE, isVersioned: true, reasons: ['tag_in_use'],
      summary: 'Delete a tag that no product has', sample: { path }, request: { path: pathOf('tag') },
      response: gone('The tag was deleted, and its group if it was the last one in it.'),
      data: async ({ id: tagId }, call) => catalog.removeTag(await tagWith(tagId, call), call.caller),
    }),
    adminRoute({
      id: 'updateTagGroup', method: 'patch', path: `${S}/tag-groups/:id`, scopes: CHANGE, summary: 'Change a group of tags',
      sample: { path, body: { position: 0 } }, request: { path: pathOf('group'), body: TagGroupIn }, response: ok('The group.', TagGroupOut),
      data: async ({ id: groupId, ...change }, { caller }) => {
        const { groups } = await catalog.getTaxonomy({}, caller);
        const known = groups.find((group) => group.id === groupId.toLowerCase());
        if (known === undefined) throw notFound('tag group');
        const { group } = await catalog.updateTagGroup({ group: known.slug, ...change }, caller);
        return rendererOf(TagGroupOut)(present(group, 'group'));
      },
    }),
  ];
};

/** The service also takes the path of a category, which is not an ID. */
function idOf(given: string): string {
  if (isUuid(given)) return given;
  throw notFound('category');
}

const renderEntry = rendererOf(CategoryOut);
const renderCategory = ({ category, ...entry }: CategoryEntry__Output) => ({
  ...renderEntry({ ...category, ...entry }),
  image: category?.image ? renderMediaRef(category.image) : null,
});

const renderTag = rendererOf(TagOut);
const renderTags = ({ tags, ...group }: TagGroup__Output) => tags.map((tag) => renderTag({ ...tag, group }));
