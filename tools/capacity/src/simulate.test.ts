import { expect, test } from '@jest/globals';
import { type Model, simulate } from './simulate.ts';

const FLOWS = 100_000;

/** A model of one request with one step at a station. */
const single = (units: number, ms: number, spread: Model['spread']): Model => ({
  stations: { server: units },
  disks: {},
  writers: {},
  spread,
  flow: { requests: [{ name: 'request', steps: [{ kind: 'work', stations: ['server'], ms }] }], background: [] },
});
/** Expects a value within a share of another, which is what so many flows allow. */
const expectNear = (actual: number, expected: number, share = 0.03): void => {
  expect(actual / expected).toBeGreaterThan(1 - share);
  expect(actual / expected).toBeLessThan(1 + share);
};

test.each([0.3, 0.7, 0.9])('M/M/1 at a load of %d has the known mean and 95th percentile', (load) => {
  // A server that needs 1 ms handles 1000 per second.
  const { flow, utilization } = simulate(single(1, 1, 'exponential'), { arrivals: { perSecond: 1000 * load }, flows: FLOWS, seed: 1 });

  // Waits of a busy server depend on each other for long, so their mean is less exact.
  expectNear(flow.mean, 1 / (1 - load), 0.12);
  expectNear(flow.p95, Math.log(20) / (1 - load), 0.12);
  expectNear(utilization.server ?? 0, load);
});

test.each([0.5, 0.8])('M/D/1 at a load of %d has the known mean', (load) => {
  const { flow } = simulate(single(1, 1, 'fixed'), { arrivals: { perSecond: 1000 * load }, flows: FLOWS, seed: 2 });

  expectNear(flow.mean, 1 + load / (2 * (1 - load)), 0.05);
});

test('M/H2/1 waits by the Pollaczek-Khinchine formula', () => {
  const [load, variation] = [0.6, 2];
  const { flow } = simulate(single(1, 1, { variation }), { arrivals: { perSecond: 1000 * load }, flows: 2 * FLOWS, seed: 3 });

  expectNear(flow.mean, 1 + (load * (1 + variation ** 2)) / (2 * (1 - load)), 0.06);
});

test('M/M/4 waits by the Erlang C formula', () => {
  const [servers, load] = [4, 0.8];
  const offered = servers * load;
  const terms = Array.from({ length: servers }, (_, n) => offered ** n / factorial(n));
  const last = offered ** servers / factorial(servers) / (1 - load);
  const waits = last / (terms.reduce((sum, term) => sum + term, 0) + last);
  const { flow } = simulate(single(servers, 1, 'exponential'), { arrivals: { perSecond: 1000 * offered }, flows: FLOWS, seed: 4 });

  expectNear(flow.mean, 1 + waits / (servers - offered));
});

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

test('two stations in sequence are two M/M/1 queues, as Jackson found', () => {
  const model: Model = {
    stations: { first: 1, second: 1 },
    disks: {},
    writers: {},
    spread: 'exponential',
    flow: {
      requests: [
        {
          name: 'request',
          steps: [
            { kind: 'work', stations: ['first'], ms: 1 },
            { kind: 'work', stations: ['second'], ms: 0.5 },
          ],
        },
      ],
      background: [],
    },
  };
  const { flow } = simulate(model, { arrivals: { perSecond: 600 }, flows: FLOWS, seed: 5 });

  expectNear(flow.mean, 1 / (1 - 0.6) + 1 / (2 - 0.6));
});

test('visitors who start again at once are handled at the rate of the station', () => {
  const { flowsPerSecond, flow } = simulate(single(2, 1, 'fixed'), { arrivals: { visitors: 10 }, flows: 20_000, seed: 6 });

  expectNear(flowsPerSecond, 2000);
  // By Little's law.
  expectNear(flow.mean, 5);
});

test('commits that arrive during a flush share the next one', () => {
  const model: Model = {
    stations: {},
    disks: { disk: 4 },
    writers: {},
    spread: 'fixed',
    flow: { requests: [{ name: 'commit', steps: [{ kind: 'flush', disk: 'disk' }] }], background: [] },
  };
  const alone = simulate(model, { arrivals: { perSecond: 1 }, flows: 200, seed: 7 });
  const many = simulate(model, { arrivals: { perSecond: 10_000 }, flows: FLOWS, seed: 7 });

  expectNear(alone.flow.mean, 4);
  // A commit waits for half of the running flush, and for its own.
  expectNear(many.flow.mean, 6);
});

test('writes that arrive during a statement share the next one', () => {
  const model: Model = {
    stations: { postgres: 4 },
    disks: { disk: 3 },
    writers: { saves: { stations: ['postgres'], ms: 0.9, itemMs: 0.1, disk: 'disk', replicas: 1, statements: 1, itemsMax: 10 } },
    spread: 'fixed',
    flow: { requests: [{ name: 'save', steps: [{ kind: 'write', writer: 'saves' }] }], background: [] },
  };
  const alone = simulate(model, { arrivals: { visitors: 1 }, flows: 1_000, seed: 12 });
  const many = simulate(model, { arrivals: { visitors: 20 }, flows: 20_000, seed: 12 });

  expectNear(alone.flow.mean, 0.9 + 0.1 + 3);
  // Statements of ten items: 1.9 ms and a flush each, and half of the visitors wait for one statement before theirs.
  expectNear(many.flowsPerSecond, 10_000 / (0.9 + 10 * 0.1 + 3));
  expectNear(many.flow.mean, 2 * (0.9 + 10 * 0.1 + 3));
});

test('a thread and a core are held together', () => {
  const model: Model = {
    stations: { thread: 1, cores: 8 },
    disks: {},
    writers: {},
    spread: 'fixed',
    flow: { requests: [{ name: 'request', steps: [{ kind: 'work', stations: ['thread', 'cores'], ms: 1 }] }], background: [] },
  };
  const { flowsPerSecond, utilization } = simulate(model, { arrivals: { visitors: 4 }, flows: 20_000, seed: 8 });

  expectNear(flowsPerSecond, 1000);
  expectNear(utilization.cores ?? 0, 1 / 8);
});

test('background work delays requests, and is not waited for', () => {
  const { requests, background: _none } = single(1, 1, 'fixed').flow;
  const model: Model = {
    ...single(1, 1, 'fixed'),
    flow: { requests, background: [{ kind: 'work', stations: ['server'], ms: 1 }] },
  };
  const { flow } = simulate(model, { arrivals: { visitors: 1 }, flows: 10_000, seed: 9 });

  // The next request of the visitor waits for the background work of the previous one.
  expectNear(flow.mean, 2);
});

test('an overloaded system is reported as such', () => {
  const overloaded = simulate(single(1, 1, 'fixed'), { arrivals: { perSecond: 1500 }, flows: 10_000, seed: 10 });
  const busy = simulate(single(1, 1, 'fixed'), { arrivals: { perSecond: 900 }, flows: 10_000, seed: 10 });

  expect([overloaded.isOverloaded, busy.isOverloaded]).toEqual([true, false]);
});

test('equal seeds give equal results', () => {
  const run = { arrivals: { perSecond: 700 }, flows: 5_000, seed: 11 };

  expect(simulate(single(1, 1, 'exponential'), run)).toEqual(simulate(single(1, 1, 'exponential'), run));
});
