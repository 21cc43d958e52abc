import { ReleaseError } from './release-error.ts';

const UNRELEASED = '## Unreleased\n';
/** The heading of the changes to release: "Unreleased", or a version without a date. */
const NEXT_HEADING = /^## (?:Unreleased|\d\S*)\n/m;
const VERSION_HEADING = /^## (?<version>\S+) \(\S+\)$/gm;

/** Moves the unreleased changes of a changelog below a heading with `version` and `date` (`YYYY-MM-DD`). Throws a `ReleaseError` if there are none, or if the version is there already. */
export function cutChangelog(changelog: string, version: string, date: string): string {
  if (versionsOf(changelog).includes(version)) throw new ReleaseError(`CHANGELOG.md has a section of ${version} already`);
  const [before, changes] = changelog.split(NEXT_HEADING);
  if (before === undefined || changes === undefined) throw new ReleaseError('CHANGELOG.md has no section "Unreleased"');
  if (/^\s*(?:## |$)/.test(changes)) throw new ReleaseError('CHANGELOG.md has no unreleased changes');
  return `${before}${UNRELEASED}\n## ${version} (${date})\n${changes}`;
}

/** Returns the changes of a version, without its heading. Throws a `ReleaseError` if there is no section of it. */
export function notesOf(changelog: string, version: string): string {
  const headings = [...changelog.matchAll(VERSION_HEADING)];
  const index = headings.findIndex(({ groups }) => groups?.version === version);
  const heading = headings[index];
  if (heading === undefined) throw new ReleaseError(`CHANGELOG.md has no section of ${version}`);
  return changelog.slice(heading.index + heading[0].length, headings[index + 1]?.index).trim();
}

const versionsOf = (changelog: string): readonly (string | undefined)[] =>
  [...changelog.matchAll(VERSION_HEADING)].map(({ groups }) => groups?.version);
