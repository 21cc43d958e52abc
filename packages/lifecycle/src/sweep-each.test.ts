import { expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import { sweepEach } from './sweep-each.ts';

/** Items that are due until they are settled, found two at a time; settling `bad` ones fails. */
function queueOf(ids: readonly string[], bad: readonly string[]) {
  const due = new Set(ids);
  const lines: { id?: string; sweep?: string }[] = [];
  const log = createLogger('test', 'warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const sweep = () =>
    sweepEach({
      sweep: 'test',
      log,
      find: (skipped) => Promise.resolve([...due].filter((id) => !skipped.includes(id)).slice(0, 2)),
      idOf: (id) => id,
      settle: (id) => {
        if (bad.includes(id)) return Promise.reject(new Error('bad row'));
        due.delete(id);
        return Promise.resolve();
      },
    });
  return { due, lines, sweep };
}

test('every item but the bad ones is settled, even when a whole batch is bad, and the log has their ids', async () => {
  const { due, lines, sweep } = queueOf(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'd']);

  expect(await sweep()).toBe(2);

  expect([...due]).toEqual(['a', 'b', 'd']);
  expect(lines.map(({ id, sweep: name }) => [name, id])).toEqual([
    ['test', 'a'],
    ['test', 'b'],
    ['test', 'd'],
  ]);
});

test('a run ends when nothing but failures is left', async () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => String(index));
  const { lines, sweep } = queueOf(ids, ids);

  expect(await sweep()).toBe(0);

  expect(lines).toHaveLength(200);
});
