import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** A content coding that compresses. */
export type Compression = 'br' | 'gzip';
/** A content coding that the gateway can send. */
export type Coding = Compression | 'identity';

/** The codings in our order of preference, which decides among those that a client accepts equally. */
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity'];
/** Without an Accept-Encoding header any coding is acceptable, but clients that do not send one seldom decompress. */
const UNSTATED: readonly Coding[] = ['identity', 'br', 'gzip'];
/** The few headers that browsers and libraries send. */
const HEADERS_MAX = 200;
/** A longer header is not worth remembering. */
const HEADER_LENGTH_MAX = 200;

/** Negotiator's option for the preference of the server, which its types do not have yet. */
interface EncodingNegotiator {
  encodings(available: string[], options: { readonly preferred: string[] }): string[];
}

const parsed = new LRUCache<string, readonly Coding[]>({ max: HEADERS_MAX });

/** Returns the codings that an Accept-Encoding header accepts, preferred first; none if it refuses all of them. */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return UNSTATED;
  const known = parsed.get(header);
  if (known !== undefined) return known;
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings([...CODINGS], { preferred: [...CODINGS] }) as Coding[];
  if (header.length <= HEADER_LENGTH_MAX) parsed.set(header, accepted);
  return accepted;
}
