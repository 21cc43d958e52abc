import { describe, expect, test } from '@jest/globals';
import type { Scope } from '@storefront/contract';
import { catalogVersions } from './catalog-versions.ts';

/** Lets all pending promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const world: Scope = { tenantId: 'tenant', mode: 'live' };

function aFollower(readings: (() => Promise<number>)[]) {
  const clock = { time: 10_000 };
  let loads = 0;
  const versions = catalogVersions<Scope>(
    () => {
      loads += 1;
      return readings.shift()?.() ?? Promise.reject(new Error('away'));
    },
    () => clock.time,
  );
  return { versions, clock, loads: () => loads };
}

describe('the catalog version', () => {
  test('is requested once and then trusted', async () => {
    const { versions, loads } = aFollower([async () => 7]);

    expect(await Promise.all([versions.current(world), versions.current(world)])).toEqual([7, 7]);
    expect(versions.current(world)).toBe(7);
    expect(loads()).toBe(1);
  });

  test('is refreshed in the background after 300 ms and awaited after 900 ms', async () => {
    const { versions, clock, loads } = aFollower([async () => 7, async () => 8, async () => 9]);
    await versions.current(world);

    clock.time += 400;
    expect(versions.current(world)).toBe(7);
    expect(loads()).toBe(2);
    await settled();

    clock.time += 901;
    expect(await versions.current(world)).toBe(9);
  });

  test('is unknown once it is no longer trusted and cannot be requested', async () => {
    const { versions, clock } = aFollower([async () => 7]);
    await versions.current(world);

    clock.time += 901;

    expect(await versions.current(world)).toBeUndefined();
  });

  test('is returned without a request only while it is trusted', async () => {
    const { versions, clock, loads } = aFollower([async () => 7, async () => 8]);
    expect(versions.trusted(world)).toBeUndefined();
    versions.observe(world, 7, clock.time);

    expect(versions.trusted(world)).toBe(7);
    clock.time += 901;
    expect(versions.trusted(world)).toBeUndefined();
    expect(loads()).toBe(0);
  });

  test('is raised by an event immediately, without extending its trust', async () => {
    const { versions, clock, loads } = aFollower([async () => 7, async () => 8]);
    await versions.current(world);

    clock.time += 200;
    versions.raise(world, 8);
    expect(versions.current(world)).toBe(8);

    clock.time += 701;
    expect(await versions.current(world)).toBe(8);
    expect(loads()).toBe(2);
  });

  test('is not lowered by an outdated response', async () => {
    const { versions } = aFollower([async () => 7]);
    await versions.current(world);

    versions.observe(world, 6, 10_000);

    expect(versions.current(world)).toBe(7);
  });
});
