import { acceptedTokenEntry, parseAcceptedTokens } from '../accepted-tokens.ts';
import { PEER_NAMES, type PeerName } from '../peers.ts';

/** One token per peer, for tests. */
export const TEST_TOKENS = Object.fromEntries(PEER_NAMES.map((peer) => [peer, `the-test-token-of-${peer}`])) as Readonly<
  Record<PeerName, string>
>;

/** The value of `ACCEPTED_TOKENS` that accepts all of them. */
export const TEST_ACCEPTED_TOKENS = PEER_NAMES.map((peer) => acceptedTokenEntry(peer, TEST_TOKENS[peer])).join(',');

/** The same tokens, parsed. */
export const acceptedTestTokens = parseAcceptedTokens(TEST_ACCEPTED_TOKENS) ?? [];
