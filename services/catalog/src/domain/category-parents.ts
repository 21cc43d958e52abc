/** The ID of each category's parent; null for a root. */
export type CategoryParents = ReadonlyMap<string, string | null>;

/** Returns the given categories and all their descendants. */
export function withDescendants(ids: readonly string[], parents: CategoryParents): ReadonlySet<string> {
  const wanted = new Set(ids);
  return new Set([...parents.keys()].filter((id) => isWithin(id, wanted, parents)));
}

function isWithin(id: string, wanted: ReadonlySet<string>, parents: CategoryParents): boolean {
  const seen = new Set<string>();
  for (let at: string | null | undefined = id; at !== null && at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (wanted.has(at)) return true;
    seen.add(at);
  }
  return false;
}
