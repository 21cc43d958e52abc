import { NEEDS } from './needs.ts';

/** A part of `npm run check:all`. */
export interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly needs: readonly (keyof typeof NEEDS)[];
  /** Matches the lines of its output that say what it has seen. A run without one has failed. */
  readonly saw: RegExp;
}

/** The last line of Jest, and of programs that print as it does. */
const TESTS = /^[1-9]\d* passed, 0 failed.*$/gm;
/** The lines of a report of checks. */
const CHECKS = /^ok {2,}\S.*$/gm;

const part = (name: string, saw: RegExp, needs: Part['needs'], script: string, ...args: readonly string[]): Part => ({
  name,
  command: ['npm', 'run', '--silent', script, ...(args.length === 0 ? [] : ['--', ...args])],
  needs,
  saw,
});

/** Everything that continuous integration leaves out, the short parts first. */
export const PARTS: readonly Part[] = [
  part('proto', /^proto\/\S+\.proto$/gm, [], 'check:proto'),
  part('proto-breaking', /^proto\/ is compatible with the [1-9]\d* files .+$/gm, [], 'check:proto-breaking'),
  // Needs none of what the other tests of releases need.
  part('proto-planted', TESTS, [], 'test:release', '--testPathPatterns', 'check-breaking'),
  part('dependencies', /^All [1-9]\d* packages .+$/gm, [], 'check:dependencies'),
  part('openapi', /^\S+: validated in .+$/gm, [], 'check:openapi'),
  part('asyncapi', /^\S+ is valid: [1-9].*$/gm, [], 'check:asyncapi'),
  part('deploy', CHECKS, ['tools for charts'], 'check:deploy'),
  part('ledger', TESTS, [], 'test:ledger'),
  part('starter', TESTS, ['Chromium'], 'test:starter'),
  part('clients', TESTS, ['Python', 'Go'], 'check:clients'),
  part('schemathesis', /^.*\bsaw [1-9].*$/gm, ['schemathesis'], 'check:schemathesis'),
  part('guides', TESTS, ['Python'], 'test:guides'),
  part('crashes', TESTS, [], 'test:crashes'),
  part('restore', TESTS, ['the programs of Postgres'], 'test:restore'),
  part('chaos', /^Orders: +[1-9]\d* .*$/gm, [], 'test:chaos', '--minutes', '10'),
  part('neighbors', /^\| [\w -]+ \| passed \| \d+ of [1-9]\d* .*$/gm, [], 'test:neighbors'),
  part('upgrade', CHECKS, [], 'test:upgrade'),
  part('all-in-one', TESTS, [], 'test:all-in-one'),
  part('containers', TESTS, ['a Docker engine'], 'check:containers'),
  part('in-containers', TESTS, ['a Docker engine'], 'test:containers'),
  part('release', TESTS, ['a Docker engine', 'a registry'], 'test:release'),
  part('cluster', CHECKS, ['a cluster'], 'check:cluster'),
  part('citus', TESTS, ['Citus'], 'test:citus'),
  part('citus-growth', CHECKS, ['a Postgres with Citus'], 'test:citus:growth'),
  part('mutants', TESTS, [], 'test:mutants'),
  part('bench', /^Goals: saw [1-9].*$/gm, [], 'bench'),
];

/** Scripts that are no part, and why. */
export const NO_PARTS: Readonly<Record<string, string>> = {
  'test:all': 'continuous integration runs it after npm test',
  'test:jest': 'npm test runs it with the projects that it does not ignore',
  'test:pure': 'a project of npm test',
  'test:db': 'a project of npm test',
  'test:system': 'a project of npm test',
};
