import { expect, test } from '@jest/globals';
import { htmlToSummary } from './html-to-markdown.ts';

const summaryOf = (text: string, max: number) => htmlToSummary({ clean: text, text }, max);

test('a summary of the allowed length is not cut, even if it is all emoji', () => {
  expect(summaryOf('😀'.repeat(10), 10)).toBe('😀'.repeat(10));
});

test.each([
  ['a longer text is cut at a word', 'one two three four', 12, 'one two…'],
  ['a word that ends at the limit is not cut', 'one two three four', 14, 'one two three…'],
  ['a text without a blank is cut between characters', '😀'.repeat(11), 10, `${'😀'.repeat(9)}…`],
])('%s', (_name, text, max, expected) => {
  expect(summaryOf(text, max)).toBe(expected);
});
