import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { anOrderOf } from '../testing/an-order-of.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { checkInvariants } from './invariants.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('an invariant that is broken is named', () => {
  const broken = async () => (await checkInvariants(world.deps.db)).filter(({ ok }) => !ok);

  test('when totals do not add up', async () => {
    const { id } = await anOrderOf(world, world.newShopper());
    await sql`update sales_order set total = total + 1 where id = ${id}`.execute(world.deps.db);

    expect(await broken()).toEqual([{ name: 'the totals of every order add up', ok: false, detail: id }]);
    await sql`update sales_order set total = total - 1 where id = ${id}`.execute(world.deps.db);
  });

  test('when a checkout is stuck', async () => {
    const shopper = world.newShopper();
    world.behaviour.fail('CloseCart', 'before');
    await anOrderOf(world, shopper);
    await sql`update checkout set created_at = now() - interval '61 seconds' where finished_at is null`.execute(world.deps.db);

    expect(await broken()).toMatchObject([{ name: 'no checkout is unfinished after 60 seconds' }]);
    world.behaviour.heal();
  });
});
