/**
 * Whether an If-None-Match header matches `etag`, using weak comparison as RFC 9110 requires. Lists, weak tags, and `*` are supported. A malformed header
 * matches nothing.
 */
export function namesEtag(header: string | undefined, etag: string): boolean {
  return etagsIn(header).some((tag) => tag === '*' || tag === etag);
}

/** The ETags of an If-None-Match header without their weakness, or `*` alone. */
export function etagsIn(header: string | undefined): string[] {
  if (header === undefined) return [];
  if (header.trim() === '*') return ['*'];
  return Array.from(header.matchAll(/(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g), ([, tag = '']) => tag);
}
