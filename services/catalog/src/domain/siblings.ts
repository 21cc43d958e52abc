/**
 * The order of siblings when one of them is put at `position`, which counts from 0; a place beyond the last is the last. `siblings` are in
 * their present order, with or without the one that is put.
 */
export function putAt<Key>(siblings: readonly Key[], key: Key, position: number): readonly Key[] {
  const others = siblings.filter((sibling) => sibling !== key);
  return [...others.slice(0, position), key, ...others.slice(position)];
}
