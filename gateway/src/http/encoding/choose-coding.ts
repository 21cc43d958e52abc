import { acceptedCodings, type Coding } from './accepted-codings.ts';

/** A body of at most this size fits in one packet or nearly so, and compressing it would save little. */
export const COMPRESSED_ABOVE_BYTES = 1024;

/**
 * Chooses the coding of a body of `sizeBytes`. A client that refuses every coding, including the body as it is, gets the body as it is: RFC 9110 allows that, and
 * it is more useful than a 406.
 */
export function chooseCoding(acceptEncoding: string | undefined, sizeBytes: number): Coding {
  if (acceptEncoding === undefined) return 'identity';
  const accepted = acceptedCodings(acceptEncoding);
  if (sizeBytes <= COMPRESSED_ABOVE_BYTES && accepted.includes('identity')) return 'identity';
  return accepted[0] ?? 'identity';
}
