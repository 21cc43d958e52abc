import { type ErrorDetail, fieldError, invalidAll } from '@storefront/errors';

/** A category as the catalog lists it: parents before children. */
export interface Category {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly slug: string;
}

/** Resolves categories given by ID, slug, or path of slugs from the root ("brakes/pads") to IDs. 422 with every unknown name. */
export function resolveCategoryIds(names: readonly string[], categories: readonly Category[]): string[] {
  const paths = new Map<string, string>();
  for (const { id, parentId, slug } of categories) {
    const parentPath = parentId === undefined ? undefined : paths.get(parentId);
    paths.set(id, parentPath === undefined ? slug : `${parentPath}/${slug}`);
  }
  const violations: ErrorDetail[] = [];
  const ids = names.flatMap((name) => {
    const named = categories.filter(({ id, slug }) => id === name || slug === name || paths.get(id) === name);
    if (named.length === 0)
      violations.push(fieldError('categories', `the category ${name.slice(0, 200)} does not exist`, 'unknown_category'));
    return named.map(({ id }) => id);
  });
  if (violations.length > 0) throw invalidAll(violations);
  return [...new Set(ids)];
}
