import { expect, test } from '@jest/globals';
import { searchTermOf, searchTextOf } from './search-text.ts';

test('the terms are in lowercase, each once and on a line of its own', () => {
  expect(searchTextOf(['SO-1042', 'PO\r\n 7', 'BOLT-M8', 'bolt-m8'])).toBe('\nso-1042\npo 7\nbolt-m8');
  expect(searchTextOf([])).toBe('');
});

test.each([
  ['SO-1042', 'so-1042'],
  [' Bolt\tM8 ', 'bolt m8'],
  ['a\nb', 'a b'],
  ['CAFE\u0301', 'café'],
  ['BOLT\u00a0M8', 'bolt m8'],
  ['100%_', '100%_'],
])('%j is compared as %j', (text, term) => {
  expect(searchTermOf(text)).toBe(term);
});
