import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { capacityOf } from './capacity.ts';
import { type Action, ACTIONS } from './deck.ts';
import type { Visit } from './open-load.ts';

test('shoppers enter as soon as others leave, each with a visit of their own', async () => {
  let present = 0;
  let most = 0;
  const visited = new Set<number>();
  const visit = (index: number): Visit => {
    visited.add(index);
    let actions = 0;
    const act = async () => {
      if (actions++ === 0) present += 1;
      most = Math.max(most, present);
      await sleep(1);
      present -= actions === 1 ? 1 : 0;
    };
    return Object.fromEntries(ACTIONS.map((action: Action) => [action, act])) as Visit;
  };

  const rate = await capacityOf({ seconds: 0.2, concurrency: 3, visit });

  expect(rate).toBeGreaterThan(0);
  expect(most).toBe(3);
  expect([...visited]).toEqual([...visited.keys()].map((_, index) => index));
  expect(visited.size).toBeGreaterThan(rate * 0.1);
});
