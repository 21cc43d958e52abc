import { expect, test } from '@jest/globals';
import { cutChangelog, notesOf } from './changelog.ts';

const CHANGELOG = `# Changelog

What changed.

## Unreleased

### Carts

- Lines have images.

## 1.0.0 (2026-11-01)

- The first release.
`;

test('a cut moves the unreleased changes below a heading with version and date', () => {
  const cut = cutChangelog(CHANGELOG, '1.1.0', '2026-12-01');
  expect(cut).toBe(CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 1.1.0 (2026-12-01)\n'));
  expect(notesOf(cut, '1.1.0')).toBe('### Carts\n\n- Lines have images.');
  expect(notesOf(cut, '1.0.0')).toBe('- The first release.');
});

test('a cut dates the section of a version that has no date', () => {
  expect(cutChangelog('# Changelog\n\n## 1.0.0\n\n- All.\n', '1.0.0', '2026-12-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.0.0 (2026-12-01)\n\n- All.\n',
  );
});

test('the changes of a version end at the next heading of a version, also of a prerelease', () => {
  const cut = cutChangelog(CHANGELOG, '1.1.0-rc.1', '2026-12-01');
  expect(notesOf(cutChangelog(cut.replace('## Unreleased\n', '## Unreleased\n\n- One more.\n'), '1.1.0', '2026-12-02'), '1.1.0')).toBe(
    '- One more.',
  );
});

test.each([
  ['a version that is there', CHANGELOG, '1.0.0', 'has a section of 1.0.0 already'],
  ['no unreleased changes', cutChangelog(CHANGELOG, '1.1.0', '2026-12-01'), '1.2.0', 'no unreleased changes'],
  ['an empty section at the end', '# Changelog\n\n## Unreleased\n\n', '1.2.0', 'no unreleased changes'],
  ['no section of unreleased changes', '# Changelog\n', '1.2.0', 'no section "Unreleased"'],
])('%s cannot be cut', (_, changelog, version, message) => {
  expect(() => cutChangelog(changelog, version, '2026-12-03')).toThrow(message);
});

test('a version without a section has no notes', () => {
  expect(() => notesOf(CHANGELOG, '1.0')).toThrow('no section of 1.0');
});
