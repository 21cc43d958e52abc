/** "auto/brakes/pads" as its own path and those of all above it, root first. */
export function pathsToRoot(path: string): readonly string[] {
  const slugs = path.split('/');
  return slugs.map((_, index) => slugs.slice(0, index + 1).join('/'));
}

/** Every path of the given ones and all above them, once each, parents before children. */
export const withAncestors = (paths: readonly string[]): readonly string[] => [...new Set(paths.flatMap(pathsToRoot))].sort();

/** The path above, or null at the root. */
export function parentPath(path: string): string | null {
  const cut = path.lastIndexOf('/');
  return cut === -1 ? null : path.slice(0, cut);
}

/** The last slug of a path. */
export const slugAt = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** How many levels the path has. */
export const depthOf = (path: string): number => path.split('/').length;
