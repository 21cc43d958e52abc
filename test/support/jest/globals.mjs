/** The exports of `@jest/globals` for test files. Modules that import it are evaluated once for many test files, so each use goes to the file that is running. */

let current = {};

/** Sets the globals of the test file that is about to be loaded. */
export function useGlobals(globals) {
  current = globals;
}

const live = (find) =>
  new Proxy(() => undefined, {
    apply: (_target, _self, given) => find()(...given),
    get: (_target, name) => live(() => find()[name]),
  });

export const afterAll = live(() => current.afterAll);
export const afterEach = live(() => current.afterEach);
export const beforeAll = live(() => current.beforeAll);
export const beforeEach = live(() => current.beforeEach);
export const describe = live(() => current.describe);
export const expect = live(() => current.expect);
export const jest = live(() => current.jest);
export const test = live(() => current.test);
