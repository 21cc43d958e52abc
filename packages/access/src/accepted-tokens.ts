import { hash, timingSafeEqual } from 'node:crypto';
import { isPeerName, type PeerName } from './peers.ts';

/** A token that a service accepts. Only its hash is known, so that a service cannot impersonate its callers. */
export interface AcceptedToken {
  readonly peer: PeerName;
  /** SHA-256 of the token. Tokens are long and random, so a salted, slow hash would add nothing. */
  readonly hash: Buffer;
}

/** Returns the entry of `ACCEPTED_TOKENS` for a token: the peer's name and the token's hash in hexadecimal. */
export const acceptedTokenEntry = (peer: PeerName, token: string): string => `${peer}:${hash('sha256', token)}`;

const ENTRY = /^([a-z]+):([0-9a-f]{64})$/;

/**
 * Parses entries separated by commas or white space. A peer may have several entries, which is how its token is rotated. Returns undefined
 * if any entry is malformed.
 */
export function parseAcceptedTokens(text: string): readonly AcceptedToken[] | undefined {
  const tokens = text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map(tokenOf);
  return tokens.length > 0 && tokens.every((token) => token !== undefined) ? tokens : undefined;
}

function tokenOf(entry: string): AcceptedToken | undefined {
  const [, peer = '', hex = ''] = ENTRY.exec(entry) ?? [];
  return isPeerName(peer) ? { peer, hash: Buffer.from(hex, 'hex') } : undefined;
}

/** Returns the peer to which a presented token belongs, or undefined. */
export type IdentifyToken = (presented: string) => PeerName | undefined;

/**
 * Creates a function that identifies tokens by their hashes. A token that was accepted once is compared directly from then on, because a hash
 * costs several times as much and a call is made for every part of a page. Every comparison takes constant time.
 */
export function tokenIdentifier(tokens: readonly AcceptedToken[]): IdentifyToken {
  const seen: { readonly token: Buffer; readonly peer: PeerName }[] = [];
  return (presented) => {
    const token = Buffer.from(presented);
    for (const known of seen) if (known.token.length === token.length && timingSafeEqual(known.token, token)) return known.peer;
    const peer = peerOfHash(tokens, hash('sha256', token, 'buffer'));
    // Only accepted tokens are cached, so there are never more than there are hashes.
    if (peer !== undefined) seen.push({ token, peer });
    return peer;
  };
}

function peerOfHash(tokens: readonly AcceptedToken[], presented: Buffer): PeerName | undefined {
  let found: PeerName | undefined;
  for (const token of tokens) if (timingSafeEqual(token.hash, presented)) found = token.peer;
  return found;
}
