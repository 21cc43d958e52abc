import { expect, test } from '@jest/globals';
import type { ServerExit } from '../backing-server.ts';
import { stopWhenBroken } from './start-local-server.ts';

/** A server whose checks have the given results, and succeed afterward. The third check after them ends it. */
function aServer(results: readonly (boolean | 'no response')[]) {
  const { promise: exited, resolve } = Promise.withResolvers<ServerExit>();
  const state = { checks: 0, isStopped: false };
  const stop = async (): Promise<void> => {
    state.isStopped = true;
    resolve({ code: 0, signal: null });
  };
  const works = async (): Promise<boolean> => {
    const result = results[state.checks] ?? true;
    state.checks += 1;
    if (state.checks === results.length + 3) resolve({ code: 1, signal: null });
    if (result === 'no response') throw new Error('no response');
    return result;
  };
  return { server: { pid: 1, exited, stop }, works, state };
}

test('a server that responds but fails three checks in a row is stopped', async () => {
  const { server, works, state } = aServer([true, false, false, true, false, false, false]);

  await stopWhenBroken(server, works, 1);

  expect(state).toEqual({ checks: 7, isStopped: true });
});

test.each([
  ['misses single checks', [false, false, true, false, false]],
  ['does not respond', ['no response', 'no response', 'no response', 'no response']],
] as const)('a server that %s is left alone until it exits', async (_case, results) => {
  const { server, works, state } = aServer(results);

  await stopWhenBroken(server, works, 1);

  expect(state).toEqual({ checks: results.length + 3, isStopped: false });
});
