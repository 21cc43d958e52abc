import { requireVersion } from '@storefront/rpc';
import type { CatalogHandler } from '../deps.ts';
import { removeCategory as removeCategoryInStore } from '../store/taxonomy/remove-category.ts';
import { listCategories as listCategoriesInStore, listTags as listTagsInStore } from '../store/taxonomy/taxonomy.ts';
import { updateCategory as updateCategoryInStore } from '../store/taxonomy/update-category.ts';
import {
  removeTag as removeTagInStore,
  updateTag as updateTagInStore,
  updateTagGroup as updateTagGroupInStore,
} from '../store/taxonomy/update-tags.ts';
import {
  categoryVersion,
  fromProtoCategoryChange,
  ifGiven,
  nameOf,
  positionOf,
  slugOf,
  tagVersion,
  toProtoCategory,
  toProtoCategoryEntry,
  toProtoTagGroups,
} from '../wire/taxonomy.ts';

/** Lists the category tree, flat with parents first, the same for all readers. */
export const listCategories: CatalogHandler<'ListCategories'> =
  ({ db }) =>
  async (_request, caller) => {
    const { rows, version } = await listCategoriesInStore(db, caller);
    return { categories: rows.map(toProtoCategory), catalogVersion: version };
  };

/** Lists the tags by group, the same for all readers. */
export const listTags: CatalogHandler<'ListTags'> =
  ({ db }) =>
  async (_request, caller) => {
    const { rows, version } = await listTagsInStore(db, caller);
    return { groups: toProtoTagGroups(rows), catalogVersion: version };
  };

/** Returns all categories and tags, for operators. */
export const getTaxonomy: CatalogHandler<'GetTaxonomy'> =
  ({ db }) =>
  async (_request, caller) => {
    const [categories, tags] = await Promise.all([listCategoriesInStore(db, caller), listTagsInStore(db, caller)]);
    return { categories: categories.rows.map(toProtoCategoryEntry), groups: toProtoTagGroups(tags.rows, true) };
  };

/** Changes the name, description, image, position, slug, or parent of a category. */
export const updateCategory: CatalogHandler<'UpdateCategory'> =
  ({ db, afterCommit }) =>
  async (request, caller) => {
    const category = await updateCategoryInStore(db, caller, request.category, fromProtoCategoryChange(request), (before) =>
      requireVersion(caller, categoryVersion(before)),
    );
    afterCommit();
    return { category: toProtoCategoryEntry(category) };
  };

/** Removes an empty category. */
export const removeCategory: CatalogHandler<'RemoveCategory'> =
  ({ db, afterCommit }) =>
  async ({ category }, caller) => {
    await removeCategoryInStore(db, caller, category, (before) => requireVersion(caller, categoryVersion(before)));
    afterCommit();
    return {};
  };

/** Renames or reorders a tag group. */
export const updateTagGroup: CatalogHandler<'UpdateTagGroup'> =
  ({ db, afterCommit }) =>
  async (request, caller) => {
    const tags = await updateTagGroupInStore(db, caller, request.group, { name: nameOf(request), position: positionOf(request) });
    afterCommit();
    return { group: toProtoTagGroups(tags, true)[0] };
  };

/** Renames or reorders a tag, or moves it to another group. */
export const updateTag: CatalogHandler<'UpdateTag'> =
  ({ db, newId, afterCommit }) =>
  async (request, caller) => {
    const newGroup = ifGiven(request.newGroup, (given) => slugOf('new_group', given));
    const change = { name: nameOf(request), position: positionOf(request), newGroup };
    const tags = await updateTagInStore(db, caller, request, change, newId, (before) => requireVersion(caller, tagVersion(before)));
    afterCommit();
    return { group: toProtoTagGroups(tags, true)[0] };
  };

/** Removes a tag that no product has. */
export const removeTag: CatalogHandler<'RemoveTag'> =
  ({ db, afterCommit }) =>
  async (request, caller) => {
    await removeTagInStore(db, caller, request, (before) => requireVersion(caller, tagVersion(before)));
    afterCommit();
    return {};
  };
