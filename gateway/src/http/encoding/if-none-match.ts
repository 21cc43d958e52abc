/**
 * The ETags of an If-None-Match header without their weakness, because RFC 9110 requires weak comparison, or `*` alone. A malformed header has none.
 */
export function etagsIn(header: string | undefined): string[] {
  if (header === undefined) return [];
  if (header.trim() === '*') return ['*'];
  return Array.from(header.matchAll(/(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g), ([, tag = '']) => tag);
}
