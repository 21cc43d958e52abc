/**
 * A checker for Stryker: a mutant that does not compile is caught by `npm run typecheck`, so it needs no test. TypeScript 7 has no compiler API, so each mutant is
 * written as a copy of its file, and one run of `tsc` compiles all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COPIES = join(ROOT, '.storefront/mutants/copies');
const PLAIN = 'unchanged';
const ERROR_LINE = /^\S*\.mutant-(\w+)\.ts\(\d+,\d+\): error (.*)$/gm;
const OUTPUT_BYTES_MAX = 1 << 28;

class TypeChecker {
  #workspace;

  constructor({ mutants: { workspace } }) {
    this.#workspace = workspace;
  }

  init() {
    const [packages, seen] = [ROOT, COPIES].map((folder) => join(folder, this.#workspace, 'node_modules'));
    rmSync(COPIES, { recursive: true, force: true });
    mkdirSync(dirname(seen), { recursive: true });
    if (existsSync(packages)) symlinkSync(packages, seen);
  }

  group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  check(mutants) {
    for (const { id, fileName, location, replacement } of mutants) {
      const source = readFileSync(fileName, 'utf8');
      writeCopy(fileName, PLAIN, source);
      writeCopy(
        fileName,
        id,
        `${source.slice(0, offsetOf(source, location.start))}${replacement}${source.slice(offsetOf(source, location.end))}`,
      );
    }
    const errors = compile();
    if (errors.has(PLAIN)) throw new Error(`An unchanged copy does not compile: ${errors.get(PLAIN)}`);
    return Object.fromEntries(
      mutants.map(({ id }) => [id, errors.has(id) ? { status: 'compileError', reason: errors.get(id) } : { status: 'passed' }]),
    );
  }
}

function writeCopy(fileName, id, source) {
  const copy = join(COPIES, relative(ROOT, fileName)).replace(/\.ts$/, `.mutant-${id}.ts`);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, source);
}

/** Returns the offset of a position, whose line and column begin at 0. */
const offsetOf = (source, { line, column }) =>
  source
    .split('\n')
    .slice(0, line)
    .reduce((offset, { length }) => offset + length + 1, column);

/** Compiles the copies, which import the files beside their originals, and returns the first error of each. */
function compile() {
  const config = {
    extends: '../../../tsconfig.json',
    compilerOptions: { rootDirs: [ROOT, COPIES], incremental: false },
    include: ['**/*.ts'],
    exclude: ['**/node_modules'],
  };
  writeFileSync(join(COPIES, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, error } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '--checkers', '1', '--project', COPIES],
    {
      encoding: 'utf8',
      maxBuffer: OUTPUT_BYTES_MAX,
    },
  );
  if (error !== undefined) throw error;
  const errors = new Map();
  for (const [, id, message] of stdout.matchAll(ERROR_LINE)) if (!errors.has(id)) errors.set(id, message);
  return errors;
}

const checker = (options) => new TypeChecker(options);
checker.inject = ['options'];

export const strykerPlugins = [{ kind: 'Checker', name: 'types', factory: checker }];
