/** Licenses that a package of the project may have, as written in its manifest. Anything else needs a decision before it is added here. */
export const ALLOWED_LICENSES: readonly string[] = [
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
  'OFL-1.1',
  'Unlicense',
];

/** Packages whose license is accepted for them alone, with the license. */
export const ALLOWED_PACKAGES: Readonly<Record<string, string>> = {
  // Only a test runs it, in a browser; it is not distributed.
  'axe-core': 'MPL-2.0',
  // Browser data that only the build reads; it is not distributed.
  'caniuse-lite': 'CC-BY-4.0',
};

/** Licenses of packages whose manifest lacks the `license` field: from its obsolete `licenses` field, or from the license file. */
export const DECLARED_ELSEWHERE: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  'png-js': 'MIT',
  ssh2: 'MIT',
};
