/** Returns the path and the paths of all its ancestors, root first: "a/b" gives "a" and "a/b". */
export function pathsToRoot(path: string): readonly string[] {
  const slugs = path.split('/');
  return slugs.map((_, index) => slugs.slice(0, index + 1).join('/'));
}

/** Returns the distinct paths and all their ancestors, parents before children. */
export const withAncestors = (paths: readonly string[]): readonly string[] => [...new Set(paths.flatMap(pathsToRoot))].sort();

/** The parent's path, or null for a root category. */
export function parentPath(path: string): string | null {
  const cut = path.lastIndexOf('/');
  return cut === -1 ? null : path.slice(0, cut);
}

/** The last slug of a path. */
export const slugAt = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** How many levels the path has. */
export const depthOf = (path: string): number => path.split('/').length;
