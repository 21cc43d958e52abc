import { describe, expect, test } from '@jest/globals';
import type { Scope } from '@storefront/db';
import { catalogVersions } from './catalog-versions.ts';

/** Lets every promise that can settle do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const world: Scope = { tenantId: 'tenant', mode: 'live' };

function aFollower(answers: (() => Promise<number>)[]) {
  const clock = { time: 10_000 };
  let asked = 0;
  const versions = catalogVersions<Scope>(
    () => {
      asked += 1;
      return answers.shift()?.() ?? Promise.reject(new Error('away'));
    },
    () => clock.time,
  );
  return { versions, clock, asked: () => asked };
}

describe('the catalog version of a world', () => {
  test('is asked for once and then trusted', async () => {
    const { versions, asked } = aFollower([async () => 7]);

    expect(await Promise.all([versions.current(world), versions.current(world)])).toEqual([7, 7]);
    expect(versions.current(world)).toBe(7);
    expect(asked()).toBe(1);
  });

  test('is asked for again behind an answer after 300 ms, and before one after 900 ms', async () => {
    const { versions, clock, asked } = aFollower([async () => 7, async () => 8, async () => 9]);
    await versions.current(world);

    clock.time += 400;
    expect(versions.current(world)).toBe(7);
    expect(asked()).toBe(2);
    await settled();

    clock.time += 901;
    expect(await versions.current(world)).toBe(9);
  });

  test('is unknown when nobody can be asked and the trust has run out', async () => {
    const { versions, clock } = aFollower([async () => 7]);
    await versions.current(world);

    clock.time += 901;

    expect(await versions.current(world)).toBeUndefined();
  });

  test('is raised by an event at once, without being trusted longer for it', async () => {
    const { versions, clock, asked } = aFollower([async () => 7, async () => 8]);
    await versions.current(world);

    clock.time += 200;
    versions.raise(world, 8);
    expect(versions.current(world)).toBe(8);

    clock.time += 701;
    expect(await versions.current(world)).toBe(8);
    expect(asked()).toBe(2);
  });

  test('is not lowered by an answer that was overtaken', async () => {
    const { versions } = aFollower([async () => 7]);
    await versions.current(world);

    versions.observe(world, 6, 10_000);

    expect(versions.current(world)).toBe(7);
  });
});
