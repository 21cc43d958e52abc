/**
 * A Jest test runner that loads test files as Node loads the services: natively, with Node's own type stripping, into one module registry per worker
 * process. Jest's own loading evaluates the whole module graph again for each file, which takes half of a file's processor time. In return, the files of a
 * worker share module state, so importing a module must have no side effects.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import '../../statements/record.mjs';
import { useGlobals } from './globals.mjs';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;
/** Where jest-circus keeps its event handlers, and the timeout of the tests in a file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

registerHooks({
  resolve: (specifier, context, next) => (specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context)),
});

/** Loads jest-circus with the state of a new test file. */
function freshCircus(path) {
  const require = createRequire(import.meta.url);
  delete require.cache[path];
  delete globalThis[EVENT_HANDLERS];
  return require(path);
}

/** Runs one test file. */
export default async function runTestFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  const env = { ...process.env };
  const timers = new environment.fakeTimersModern.constructor({ config, global: globalThis });
  const jest = {
    useFakeTimers: (options) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    setTimeout: (ms) => {
      globalThis[TEST_TIMEOUT] = ms;
    },
  };
  const native = {
    setGlobalsForRuntime: (globals) => useGlobals({ ...globals, jest }),
    requireInternalModule: freshCircus,
    requireModule: createRequire(import.meta.url),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href),
    enterTestCode: () => runtime.enterTestCode(),
    leaveTestCode: () => runtime.leaveTestCode(),
  };
  try {
    return await (circus.default ?? circus)(globalConfig, config, environment, native, testPath, sendMessageToJest);
  } finally {
    timers.dispose();
    delete globalThis[TEST_TIMEOUT];
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
}
