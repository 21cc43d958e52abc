import { expect, test } from '@jest/globals';
import { acceptedTokenEntry, parseAcceptedTokens, tokenIdentifier } from './accepted-tokens.ts';

test('a token identifies its peer, and an unknown one identifies no peer', () => {
  const tokens = parseAcceptedTokens(`${acceptedTokenEntry('gateway', 'one')}, ${acceptedTokenEntry('operator', 'two')}`) ?? [];
  const peerOf = tokenIdentifier(tokens);

  // The second time it is compared directly.
  expect([peerOf('one'), peerOf('one')]).toEqual(['gateway', 'gateway']);
  expect(peerOf('two')).toBe('operator');
  expect(peerOf('three')).toBeUndefined();
  expect(peerOf('')).toBeUndefined();
});

test('a peer may have two tokens while one is replaced', () => {
  const tokens = parseAcceptedTokens(`${acceptedTokenEntry('cart', 'old')}\n${acceptedTokenEntry('cart', 'new')}\n`) ?? [];
  const peerOf = tokenIdentifier(tokens);

  expect([peerOf('old'), peerOf('new')]).toEqual(['cart', 'cart']);
});

test('a list with an unknown peer, a plaintext token, or no entry is refused', () => {
  expect(parseAcceptedTokens(acceptedTokenEntry('gateway', 'x').replace('gateway', 'stranger'))).toBeUndefined();
  expect(parseAcceptedTokens('gateway:a-token')).toBeUndefined();
  expect(parseAcceptedTokens(' ')).toBeUndefined();
});
