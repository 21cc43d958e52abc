import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createFairQueue } from './fair-queue.ts';
import type { Flow } from './flow.ts';
import { simulatedResource } from './testing/simulated-resource.ts';

const RUNS = { numRuns: 60 };
const limits = fc.record({ running: fc.integer({ min: 1, max: 4 }), waiting: fc.integer({ min: 1, max: 12 }) });
const LONGEST_MS = 50;
const tookMs = fc.integer({ min: 1, max: LONGEST_MS });

const entering = fc.record({ store: fc.constantFrom('a', 'b', 'c'), client: fc.constantFrom('1', '2', '3'), tookMs });
const step = fc.oneof({ weight: 3, arbitrary: entering }, { weight: 2, arbitrary: fc.constant('end' as const) });

test('no more run and wait than may, no permit is free while something may start, and everything ends or is refused', async () => {
  const steps = fc.array(step, { minLength: 10, maxLength: 60 });
  const share = fc.integer({ min: 1, max: 4 });
  await fc.assert(
    fc.asyncProperty(limits, share, share, steps, async (bounds, runningPerStore, runningPerClient, taken) => {
      const resource = simulatedResource({ ...bounds, runningPerStore, runningPerClient });
      const ofClient = ({ store, client }: Flow) => resource.of('running', store).filter(({ flow }) => flow.client === client).length;
      for (const next of taken) {
        if (next === 'end') await resource.endNext();
        else await resource.enter({ store: next.store, client: next.client }, next.tookMs);

        const running = resource.of('running').length;
        const mayStart = resource
          .of('waiting')
          .filter(({ flow }) => resource.of('running', flow.store).length < runningPerStore && ofClient(flow) < runningPerClient);
        expect(running).toBeLessThanOrEqual(bounds.running);
        expect(resource.of('waiting').length).toBeLessThanOrEqual(bounds.waiting);
        for (const store of ['a', 'b', 'c']) expect(resource.of('running', store).length).toBeLessThanOrEqual(runningPerStore);
        for (const { flow } of resource.entries) expect(ofClient(flow)).toBeLessThanOrEqual(runningPerClient);
        expect(running === bounds.running || mayStart.length === 0).toBe(true);
      }
      while (await resource.endNext());
      expect(resource.of('ended').length + resource.of('refused').length).toBe(resource.entries.length);
    }),
    RUNS,
  );
});

test('nothing is refused to a store that has less waiting than its share of the queue', async () => {
  const arrivals = fc.array(entering, { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(arrivals, async (entered) => {
      const resource = simulatedResource({ running: 1, waiting: 12 });
      for (const { store, client, tookMs: ms } of entered) {
        const entry = await resource.enter({ store, client }, ms);
        // A share of three stores is four.
        if (entry.state === 'refused') expect(resource.of('waiting', store).length).toBeGreaterThanOrEqual(4);
      }
    }),
    RUNS,
  );
});

test('stores that always have something waiting use the resource for the same time, however long their work takes', async () => {
  const durations = fc.array(tookMs, { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(limits, durations, async ({ running }, ofStores) => {
      const resource = simulatedResource({ running, waiting: 1000 });
      // Two, so that one waits while the other starts.
      const refill = async () => {
        for (const [store, ms] of ofStores.entries())
          while (resource.of('waiting', `${store}`).length < 2) await resource.enter({ store: `${store}` }, ms);
      };
      for (let count = 0; count < 40; count += 1) {
        await refill();
        await resource.endNext();
      }
      const used = ofStores.map((_, store) =>
        [...resource.of('ended', `${store}`), ...resource.of('running', `${store}`)].reduce((sum, entry) => sum + entry.tookMs, 0),
      );
      // The first store found all permits free.
      expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual((2 * running + 2) * LONGEST_MS);
    }),
    RUNS,
  );
});

test('a client that asks for one permit at a time waits for one permit of each other, however many new ones come', async () => {
  const flood = fc.record({ running: fc.integer({ min: 1, max: 3 }), perEnd: fc.integer({ min: 1, max: 4 }), tookMs });
  await fc.assert(
    fc.asyncProperty(flood, fc.boolean(), tookMs, async ({ running, perEnd, tookMs: floodMs }, isOneStore, ownMs) => {
      const waiting = 12;
      const resource = simulatedResource({ running, waiting });
      let strangers = 0;
      let own = await resource.enter({ store: 'own', client: 'own' }, ownMs);
      for (let count = 0; count < 60; count += 1) {
        for (let added = 0; added < perEnd; added += 1) {
          strangers += 1;
          await resource.enter(isOneStore ? { store: 'own', client: `${strangers}` } : { store: `${strangers}` }, floodMs);
        }
        // It may be refused: with as many parties as positions in the queue, none has less than its share.
        if (own.state === 'ended' || own.state === 'refused') own = await resource.enter({ store: 'own', client: 'own' }, ownMs);
        const waitedMs = (own.state === 'waiting' ? resource.clockMs : own.startedAt) - own.enteredAt;
        expect(waitedMs).toBeLessThanOrEqual(2 * (waiting + running + 1) * Math.max(floodMs, ownMs));
        await resource.endNext();
      }
    }),
    RUNS,
  );
});

test('after errors, aborts, and deadlines, all permits are free', async () => {
  const kind = fc.constantFrom('succeed', 'fail', 'abort', 'late');
  await fc.assert(
    fc.asyncProperty(limits, fc.array(kind, { minLength: 5, maxLength: 30 }), async (bounds, kinds) => {
      const queue = createFairQueue({ resource: 'tested', ...bounds });
      const gone = new AbortController();
      let running = 0;
      const works = kinds.map((next, index) =>
        queue.run(
          {
            store: `${index % 3}`,
            ...(next === 'late' && { deadlineAt: Date.now() + 2 }),
            ...(next === 'abort' && { signal: gone.signal }),
          },
          async () => {
            running += 1;
            await new Promise((resolve) => setImmediate(resolve));
            running -= 1;
            if (next === 'fail') throw new Error('no');
          },
        ),
      );
      gone.abort();
      await Promise.allSettled(works);

      expect(running).toBe(0);
      const permits = Array.from({ length: bounds.running }, () => queue.enter({ store: 'next' }));
      expect(permits.every((permit) => typeof permit === 'function')).toBe(true);
    }),
    RUNS,
  );
});
