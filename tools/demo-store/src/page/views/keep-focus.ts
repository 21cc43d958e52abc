/**
 * Replaces the content of a region and gives the focus to the new element with the same `data-key`, or to the region if there is none. Text that
 * the shopper has typed in the meantime stays: an input's `data-sent` is the value that is already saved.
 */
export function keepFocus(region: HTMLElement, content: Node): void {
  const before = region.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  region.replaceChildren(content);
  if (before === null) return;
  const key = before.dataset['key'];
  const after = [...region.querySelectorAll<HTMLElement>('[data-key]')].find((each) => each.dataset['key'] === key) ?? region;
  after.focus({ preventScroll: true });
  if (!(before instanceof HTMLInputElement && after instanceof HTMLInputElement)) return;
  const isTyped = before.value !== before.defaultValue && before.value !== before.dataset['sent'];
  if (isTyped) after.value = before.value;
}
