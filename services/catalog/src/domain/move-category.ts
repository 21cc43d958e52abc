import { conflict, invalid } from '@storefront/errors';
import { depthOf } from './category-path.ts';
import { DEPTH_MAX } from './import/nested-cells.ts';

/**
 * The path that a category gets below `parent` (null is the root) under `slug`. Refuses a place below itself, one that is taken, and one
 * where the deepest category below it would stand too deep. `paths` are all of the tree.
 */
export function movedPath(path: string, slug: string, parent: string | null, paths: readonly string[]): string {
  if (parent !== null && isWithin(parent, path)) throw invalid('parent', 'must not be the category itself or one below it');
  const moved = parent === null ? slug : `${parent}/${slug}`;
  if (moved !== path && paths.includes(moved)) throw conflict('category_path_taken', `There is a category ${moved} already.`);
  const levelsBelow = Math.max(...paths.filter((other) => isWithin(other, path)).map(depthOf)) - depthOf(path);
  if (depthOf(moved) + levelsBelow > DEPTH_MAX) throw invalid('parent', `must not make the tree deeper than ${DEPTH_MAX} levels`);
  return moved;
}

/** Whether the path is that of the category or of one below it. */
export const isWithin = (path: string, category: string): boolean => path === category || path.startsWith(`${category}/`);
