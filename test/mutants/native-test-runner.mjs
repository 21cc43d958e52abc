/**
 * A test runner for Stryker that runs test files as `test/support/jest/native-runner.mjs` does: natively, with Node's own type stripping. All mutants of a
 * file are in one instrumented text, which is loaded in place of the file, so a mutant is switched on without a new process, and only the tests that
 * execute it run again, in a few milliseconds. A mutant in code that runs while a module is loaded needs that module and all that import it once more.
 *
 * Stryker's own ways are slower: its runner of commands and its runner of Jest start Jest for each mutant, which takes two seconds of processor time.
 */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { useGlobals } from '../support/jest/globals.mjs';

const require = createRequire(import.meta.url);
const circus = require('jest-circus');
const { jestExpect } = createRequire(require.resolve('jest-circus'))('@jest/expect');

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The modules that tests get in place of others. */
const REPLACED = {
  '@jest/globals': new URL('../support/jest/globals.mjs', import.meta.url).href,
  'fast-check': new URL('bounded-fast-check.mjs', import.meta.url).href,
};
/** Long enough for a test on a busy machine; a loop without an end is found by counting its rounds. */
const TEST_TIMEOUT_MS = 120_000;
const PROPERTIES = /\.property\.test\.ts$/;
const PASSED = 0;
const FAILED = 1;

/** The state that the instrumented code reads and counts. */
const mutants = (globalThis.__stryker__ ??= {});

class NativeTestRunner {
  #sandbox = process.cwd();
  #files;
  #testFiles;
  /** The modules that import a module, by its URL. */
  #importers = new Map();
  /** The suffixes of the URLs of modules that are loaded once more. */
  #suffixes = new Map();
  #loads = 0;
  #suites = new Map();
  #unharmed = new Set();

  constructor({ mutants: { files, testFiles } }) {
    this.#files = new Set(files.map((file) => pathToFileURL(join(ROOT, file)).href));
    // Most mutants fail a test of examples, which is quicker than one of properties.
    this.#testFiles = testFiles.toSorted((a, b) => PROPERTIES.test(a) - PROPERTIES.test(b));
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    process.chdir(ROOT);
    registerHooks({
      resolve: (specifier, context, next) => this.#resolve(specifier, context, next),
      load: (url, context, next) => this.#load(url, context, next),
    });
    circus.addEventHandler((event) => {
      if (event.name === 'test_start') mutants.currentTestId = event.test.id;
      if (event.name === 'test_done') mutants.currentTestId = undefined;
    });
  }

  /** Runs each test file that imports a file with mutants, twice, since its tests must also pass when they run again. */
  async dryRun() {
    const tests = [];
    await this.#loadAll();
    for (const file of this.#testFilesOf([...this.#files])) {
      const suite = await this.#suite(file);
      tests.push(...(await run(suite)));
      const again = (await run(suite)).find(({ status }) => status === FAILED);
      if (again !== undefined) return { status: 'error', errorMessage: `${again.name} fails when it runs again:\n${again.failureMessage}` };
    }
    return { status: 'complete', tests, mutantCoverage: mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, testFilter }) {
    const url = pathToFileURL(activeMutant.fileName).href;
    try {
      await this.#loadAll();
      if (mutantActivation === 'runtime') return await this.#underMutant(activeMutant, hitLimit, () => this.#runTests(testFilter));
      if (!this.#unharmed.has(url)) {
        const failed = (await this.#runAgain(url)).find(({ status }) => status === FAILED);
        if (failed !== undefined)
          return { status: 'error', errorMessage: `${failed.name} fails when its modules are loaded again:\n${failed.failureMessage}` };
        this.#unharmed.add(url);
      }
      return await this.#underMutant(activeMutant, hitLimit, () => this.#runAgain(url));
    } catch (error) {
      return { status: 'error', errorMessage: String(error?.stack ?? error) };
    }
  }

  /** Switches the mutant on while `runTests` runs, and says whether a test failed. */
  async #underMutant({ id }, hitLimit, runTests) {
    Object.assign(mutants, { activeMutant: id, hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
    const tests = await runTests().finally(() => (mutants.activeMutant = undefined));
    if (mutants.hitCount > hitLimit) return { status: 'timeout', reason: `was executed ${mutants.hitCount} times` };
    if (tests.length === 0) return { status: 'error', errorMessage: 'no test ran' };
    const failed = tests.find(({ status }) => status === FAILED);
    if (failed === undefined) return { status: 'survived', nrOfTests: tests.length };
    return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failureMessage, nrOfTests: tests.length };
  }

  async #runTests(ids) {
    const wanted = new Set(ids);
    const covering = new Set(ids.map((id) => id.slice(0, id.indexOf('#'))));
    const tests = [];
    for (const file of this.#testFiles.filter((file) => covering.has(file))) {
      tests.push(...(await run(await this.#suite(file), wanted, true)));
      if (tests.at(-1)?.status === FAILED) break;
    }
    return tests;
  }

  /** Loads a module and all that import it once more, and runs the test files among those. */
  async #runAgain(url) {
    const suffix = `?load=${++this.#loads}`;
    const reloaded = this.#importersOf([url]);
    for (const module of reloaded) this.#suffixes.set(module, suffix);
    const tests = [];
    try {
      for (const file of this.#testFilesOf([url])) {
        tests.push(...(await run(await loadSuite(file, suffix), undefined, true)));
        if (tests.at(-1)?.status === FAILED) break;
      }
    } finally {
      this.#suffixes.clear();
    }
    return tests;
  }

  /** Loads the test files, which says who imports what. */
  async #loadAll() {
    for (const file of this.#testFiles) await this.#suite(file);
  }

  async #suite(file) {
    if (!this.#suites.has(file)) this.#suites.set(file, await loadSuite(file, ''));
    return this.#suites.get(file);
  }

  #testFilesOf(urls) {
    const importers = this.#importersOf(urls);
    return this.#testFiles.filter((file) => importers.has(pathToFileURL(join(ROOT, file)).href));
  }

  /** Returns the URLs of modules and of all that import them, directly or not. */
  #importersOf(urls) {
    const found = new Set(urls);
    for (const url of found) for (const importer of this.#importers.get(url) ?? []) found.add(importer);
    return found;
  }

  #resolve(specifier, context, next) {
    const replaced = REPLACED[specifier];
    if (replaced !== undefined && context.parentURL !== replaced) return { url: replaced, shortCircuit: true };
    const resolved = next(specifier, context);
    const importers = this.#importers.get(resolved.url) ?? new Set();
    if (context.parentURL !== undefined) this.#importers.set(resolved.url, importers.add(context.parentURL.replace(/\?load=.*/, '')));
    const suffix = this.#suffixes.get(resolved.url);
    return suffix === undefined ? resolved : { ...resolved, url: `${resolved.url}${suffix}` };
  }

  #load(url, context, next) {
    const plain = url.replace(/\?load=.*/, '');
    if (!this.#files.has(plain)) return next(url, context);
    const source = readFileSync(join(this.#sandbox, relative(ROOT, fileURLToPath(plain))), 'utf8');
    return { format: 'module-typescript', source, shortCircuit: true };
  }
}

/** Evaluates a test file, and returns the tests that it declares. A file that cannot be loaded is one test that fails. */
async function loadSuite(file, suffix) {
  circus.resetState();
  const state = circus.getState();
  state.testTimeout = TEST_TIMEOUT_MS;
  useGlobals({ ...circus, expect: jestExpect });
  try {
    await import(`${pathToFileURL(join(ROOT, file)).href}${suffix}`);
  } catch (error) {
    if (suffix === '') throw error;
    circus.describe(file, () => circus.test('loads', () => Promise.reject(error)));
  }
  const tests = testsOf(state.rootDescribeBlock);
  for (const [index, test] of tests.entries()) Object.assign(test, { id: `${file}#${index}`, declaredMode: test.mode });
  return { state, tests };
}

const testsOf = (block) => block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));

/** Runs the tests with the IDs `wanted`, or all; with `bail` up to the first that fails. Returns the results of those that ran. */
async function run({ state, tests }, wanted, bail = false) {
  const finished = [];
  const skipRest = ({ name, test }) => {
    if (name === 'test_done') finished.push(test);
    if (name === 'test_done' && bail && test.errors.length > 0) for (const each of tests) if (each !== test) each.mode = 'skip';
  };
  for (const test of tests) Object.assign(test, { errors: [], mode: wanted?.has(test.id) === false ? 'skip' : test.declaredMode });
  state.unhandledErrors = [];
  circus.setState(state);
  circus.addEventHandler(skipRest);
  try {
    await circus.run();
  } finally {
    circus.removeEventHandler(skipRest);
  }
  const results = finished.map((test) => ({
    id: test.id,
    name: test.name,
    timeSpentMs: test.duration ?? 0,
    ...(test.errors.length === 0 ? { status: PASSED } : { status: FAILED, failureMessage: text(test.errors[0]) }),
  }));
  const [unhandled] = state.unhandledErrors;
  return unhandled === undefined
    ? results
    : [...results, { id: tests[0]?.id ?? '', name: 'unhandled error', timeSpentMs: 0, status: FAILED, failureMessage: text(unhandled) }];
}

const text = (error) => String([error].flat()[0]?.stack ?? error);

const runner = (options) => new NativeTestRunner(options);
runner.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'native', factory: runner }];
