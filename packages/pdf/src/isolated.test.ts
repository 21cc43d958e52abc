import { expect, test } from '@jest/globals';
import { isolated } from './isolated.ts';
import { paragraphsOf, partsOf } from './paragraph.ts';

/** A line as it is seen, from left to right. */
function seen(text: string): string {
  const [paragraph] = paragraphsOf(text);
  if (paragraph === undefined) return '';
  return partsOf({ paragraph, from: 0, to: paragraph.text.length })
    .toSorted((a, b) => a.position - b.position)
    .map((part) => (part.isRightToLeft ? Array.from(part.text).toReversed().join('') : part.text))
    .join('');
}

test.each([
  ['Latin', 'Kingston'],
  ['Hebrew', 'חיפה'],
  ['an override', '\u202eabc'],
  ['embeddings without an end', '\u202b\u202b\u202babc'],
  ['ends without a beginning', 'אב\u2069\u2069\u202c\u202c'],
  ['isolates without an end', '\u2067\u2066\u2068אב'],
  ['many embeddings', `${'\u202b'.repeat(200)}אב`],
  ['a mark at its end', 'אב!\u200f'],
])('%s leaves the order of what is around it', (_what, text) => {
  const line = seen(`Tax number: ${isolated(text)}, 12 (A) 34`);

  expect(line).toMatch(/^Tax number: .*, 12 \(A\) 34$/);
  expect(isolated('Kingston')).toBe('Kingston');
});

test('without isolation, these change it', () => {
  expect(seen('Tax number: \u202eabc, 12 (A) 34')).not.toMatch(/, 12 \(A\) 34$/);
  expect(seen('אב, 12 (A) 34')).not.toMatch(/, 12 \(A\) 34$/);
});
