/**
 * Whether an If-None-Match header names `etag`, compared weakly as the header's rules ask: a list, weak tags and `*` all count.
 * A header of another shape names nothing.
 */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  for (const [tag] of header.matchAll(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g)) {
    if ((tag.startsWith('W/') ? tag.slice(2) : tag) === etag) return true;
  }
  return false;
}
