import { describe, expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import { sweepByStore } from './sweep-by-store.ts';

const AT_ONCE = 4;
/** The most keys that are found at once. */
const WINDOW = 10;

/** Runs a sweep over items, longest due first, each named by its store. A claim fails in the stores of `failing`, and finds nothing in those of `locked`. */
async function sweep(due: string, { failing = '', locked = '' } = {}) {
  let left = due.split('').map((tenantId, id) => ({ tenantId, id }));
  const lines: string[] = [];
  const batches: string[] = [];
  let batch = '';
  let finds = 0;
  const total = await sweepByStore<(typeof left)[number], string>({
    sweep: 'test',
    log: createLogger('sweep-test', 'warn', { write: (line) => void lines.push(line) }),
    atOnce: AT_ONCE,
    async find(without) {
      finds += 1;
      if (batch !== '') batches.push(batch);
      batch = '';
      return left.filter(({ tenantId }) => !without.includes(tenantId)).slice(0, WINDOW);
    },
    async claim(tenantId, keys) {
      if (failing.includes(tenantId)) throw new Error(`the node of ${tenantId} is gone`);
      if (locked.includes(tenantId)) return [];
      left = left.filter((item) => !keys.includes(item));
      return keys.map((key) => key.tenantId);
    },
    async work(tenantId) {
      batch += tenantId;
    },
  });
  return { total, batches, finds, left: left.map(({ tenantId }) => tenantId).join(''), lines };
}

describe('stores share the batches', () => {
  test.each([
    ['', []],
    ['a', ['a']],
    ['aaaaaab', ['aaab', 'aaa']],
    ['abcdef', ['abcd', 'ef']],
    // The items of one store fill all that is found at once.
    ['aaaaaaaaaaaab', ['aaaa', 'b', 'aaaa', 'aaaa']],
    ['aaaaaaaaaabbbbbbbbbbc', ['aaaa', 'bbbb', 'c', 'aabb', 'aabb', 'aabb']],
  ])('of %p, the batches are %p', async (due, batches) => {
    expect(await sweep(due)).toMatchObject({ batches, total: due.length, left: '', lines: [] });
  });

  test('a store that is alone is searched twice for each batch', async () => {
    expect((await sweep('a'.repeat(40))).finds).toBeLessThanOrEqual(22);
  });
});

describe('a store whose claim fails', () => {
  test.each(['ab', 'aaaaab', 'aaaaaaaaaaaaaab', 'abababab', 'baaaaaaaaaaaaaaaaaaaaab'])('does not stop those of %p', async (due) => {
    const { left, total, lines } = await sweep(due, { failing: 'a' });

    expect(left).toBe(due.replaceAll('b', ''));
    expect(total).toBe(due.length - left.length);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the node of a is gone');
  });

  test('is tried once in a run, even if all fail', async () => {
    expect(await sweep('aaaaaaaaaaaabbcc', { failing: 'abc' })).toMatchObject({ total: 0, lines: { length: 3 } });
  });
});

test.each(['a', 'aaaaaaaaaaaaab', 'aaaab', 'abab', 'bbbbba'])(
  'items of %p that other processes have locked are left to the next run',
  async (due) => {
    expect(await sweep(due, { locked: 'a' })).toMatchObject({ left: due.replaceAll('b', ''), lines: [] });
  },
);
