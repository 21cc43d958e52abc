/**
 * Changes the pure rules in small ways, one at a time, and runs the pure tests beside them, and those of tables, that execute the changed code: `npm run test:mutants`, or with folders of workspaces after
 * `--` for their rules alone. A change that no test notices has survived. Fails if less than 90 % of the covered ones of a workspace are noticed, if one that
 * `equivalent.ts` does not list has survived, or if it lists one that has not.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortfalls } from '@storefront/lifecycle/testing';
import { EQUIVALENT } from './equivalent.ts';
import { PURE_RULES } from './pure-rules.ts';

interface Mutant {
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Pending';
  readonly replacement: string;
  readonly statusReason?: string;
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>;
}

type Files = Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;

const OUTPUT = '.storefront/mutants';
/** Tests of the boundaries and the tables of all services. */
const TABLES = ['test/docs/tables.test.ts', 'test/docs/windows.test.ts'];
const SCORE_MIN = 0.9;
/** A workspace with fewer was not read. */
const COVERED_MIN = 20;

process.chdir(join(import.meta.dirname, '../..'));
const asked = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const workspaces = Object.keys(PURE_RULES).filter((workspace) => asked.length === 0 || asked.includes(workspace));
const problems = asked.filter((folder) => !(folder in PURE_RULES)).map((folder) => `${folder} has no pure rules`);
let [passed, failed] = [0, 0];
const table = workspaces.map((workspace) => {
  const mutants = Object.entries(mutate(workspace)).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, text: `${file}: ${inOneLine(textAt(source, mutant))} → ${inOneLine(mutant.replacement)}` })),
  );
  const among = (...statuses: readonly Mutant['status'][]) => mutants.filter(({ status }) => statuses.includes(status));
  const killed = among('Killed', 'Timeout').length;
  const survivors = among('Survived').map(({ text }) => text);
  const covered = killed + survivors.length;
  const listed = EQUIVALENT.filter(({ file }) => file.startsWith(`${workspace}/`)).flatMap(({ file, mutants }) =>
    mutants.map((text) => `${file}: ${text}`),
  );
  const unlisted = without(survivors, listed);
  problems.push(
    ...unlisted.map((text) => `survived: ${text}`),
    ...without(listed, survivors).map((text) => `listed as equivalent, but has not survived: ${text}`),
    ...among('RuntimeError', 'Pending').map(({ text, statusReason = '' }) => `could not run: ${text}: ${statusReason}`),
    ...shortfalls({ 'covered mutants': covered }, { 'covered mutants': COVERED_MIN }).map((problem) => `${workspace}: ${problem}`),
  );
  if (killed < covered * SCORE_MIN) problems.push(`${workspace}: the tests notice less than ${SCORE_MIN * 100} % of the covered mutants`);
  passed += killed;
  failed += unlisted.length;
  const score = `${((100 * killed) / covered).toFixed(1)} %`;
  return {
    workspace,
    mutants: covered + among('NoCoverage').length,
    covered,
    killed,
    equivalent: survivors.length - unlisted.length,
    score,
  };
});

for (const problem of problems) process.stdout.write(`${problem}\n`);
// oxlint-disable-next-line no-console
console.table(table);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = problems.length === 0 && passed > 0 ? 0 : 1;

/** Has Stryker mutate the rules of a workspace, and returns what it reports about each file. */
function mutate(workspace: string): Files {
  const report = { fileName: `${OUTPUT}/report.json` };
  const files = (PURE_RULES[workspace] ?? [])
    .flatMap((pattern) => globSync(`${workspace}/${pattern}`))
    .filter((file) => !/\.test\.ts$|\/(?:gen|index)\.ts$/.test(file));
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const testFiles = [...folders.flatMap((folder) => globSync(`${folder}/*.test.ts`)), ...TABLES].filter(
    (file) => !/\.(?:db|model)\.test\.ts$/.test(file),
  );
  const config = {
    mutate: files,
    ignorePatterns: ['*', ...files.map((file) => `!/${file}`)],
    // A text is a word that the type checker knows, or prose.
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: ['native-test-runner.mjs', 'type-checker.mjs'].map((name) => join(import.meta.dirname, name)),
    checkers: ['types'],
    testRunner: 'native',
    mutants: { files, testFiles, workspace },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Most loops without an end are found by counting their rounds. The tests of a mutant take milliseconds, also on a busy machine.
    timeoutMS: 120_000,
    disableTypeChecks: false,
    symlinkNodeModules: false,
    tempDirName: `${OUTPUT}/sandbox`,
    cleanTempDir: 'always',
    warnings: { unknownOptions: false },
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: report,
    htmlReporter: { fileName: `${OUTPUT}/${workspace.replaceAll('/', '-')}.html` },
  };
  rmSync(report.fileName, { force: true });
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(`${OUTPUT}/config.json`, JSON.stringify(config));
  process.stdout.write(`${workspace}\n`);
  const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run', `${OUTPUT}/config.json`, '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`Stryker has failed in ${workspace}`);
  return (JSON.parse(readFileSync(report.fileName, 'utf8')) as { readonly files: Files }).files;
}

/** Returns the text that a mutant replaces. The lines and columns of a report begin at 1. */
function textAt(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined)).join(' ');
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Returns the texts that another list does not have as often. */
function without(texts: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return texts.filter((text) => !left.includes(text) || (left.splice(left.indexOf(text), 1), false));
}
