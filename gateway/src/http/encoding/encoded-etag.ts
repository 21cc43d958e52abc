import { acceptedCodings, type Coding } from './accepted-codings.ts';
import { etagsIn } from './if-none-match.ts';

const CODINGS: readonly Coding[] = ['identity', 'br', 'gzip'];

/** Returns the ETag of a body in a coding: the tag of the plain body, with the coding as a suffix if it is compressed. */
export const encodedEtag = (etag: string, coding: Coding): string => (coding === 'identity' ? etag : `${etag.slice(0, -1)}-${coding}"`);

/** A conditional request and the body that it would get. */
export interface Conditional {
  /** The If-None-Match header. */
  readonly condition: string | undefined;
  readonly acceptEncoding: string | undefined;
  /** The ETag of the plain body. */
  readonly etag: string;
  /** The coding in which the body would be sent. */
  readonly coding: Coding;
}

/**
 * Returns the ETag of the 304 to a conditional request, or undefined if the client has no current copy in any coding. The tag names the copy of the client if the
 * client accepts its coding, so that a cache updates that copy. Otherwise it is the tag that a 200 would have, so that a shared cache does not use the copy.
 */
export function unchangedEtag({ condition, acceptEncoding, etag, coding }: Conditional): string | undefined {
  if (condition === undefined) return undefined;
  const chosen = encodedEtag(etag, coding);
  if (condition === chosen) return chosen;
  const named = etagsIn(condition);
  if (named.includes(chosen) || named[0] === '*') return chosen;
  const hasCoding = (candidate: Coding): boolean => named.includes(encodedEtag(etag, candidate));
  const accepted = acceptedCodings(acceptEncoding).find(hasCoding);
  if (accepted !== undefined) return encodedEtag(etag, accepted);
  return CODINGS.some(hasCoding) ? chosen : undefined;
}
