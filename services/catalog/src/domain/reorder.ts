/**
 * Returns the order of siblings after `key` moves to `position`, which starts at 0 and may exceed the last position. `siblings` are in
 * their current order and may or may not include `key`.
 */
export function reorder<Key>(siblings: readonly Key[], key: Key, position: number): readonly Key[] {
  const others = siblings.filter((sibling) => sibling !== key);
  return [...others.slice(0, position), key, ...others.slice(position)];
}
