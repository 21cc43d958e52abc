import { conflict, invalid } from '@storefront/errors';
import { depthOf } from './category-path.ts';
import { DEPTH_MAX } from './import/nested-cells.ts';

/**
 * Returns the path of a category that moves below `parent` (null for the root) as `slug`. Refuses a move below itself, to a path that is
 * taken, and to a depth at which its subtree would exceed the maximum depth. `paths` are the paths of the whole tree.
 */
export function movedPath(path: string, slug: string, parent: string | null, paths: readonly string[]): string {
  if (parent !== null && isWithin(parent, path)) throw invalid('parent', 'must not be the category itself or one of its subcategories');
  const moved = parent === null ? slug : `${parent}/${slug}`;
  if (moved !== path && paths.includes(moved)) throw conflict('category_path_taken', `The category ${moved} already exists.`);
  const levelsBelow = Math.max(...paths.filter((other) => isWithin(other, path)).map(depthOf)) - depthOf(path);
  if (depthOf(moved) + levelsBelow > DEPTH_MAX) throw invalid('parent', `must not make the tree deeper than ${DEPTH_MAX} levels`);
  return moved;
}

/** Whether the path is that of the category or of one below it. */
const isWithin = (path: string, category: string): boolean => path === category || path.startsWith(`${category}/`);
