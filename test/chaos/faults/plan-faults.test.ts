import { describe, expect, test } from '@jest/globals';
import { planFaults } from './plan-faults.ts';
import { describeFault, faultKind } from './planned-fault.ts';

const EVERYTHING = { fullDisk: true, allInOne: false, ownPostgres: true };
const kindsOf = (plan: ReturnType<typeof planFaults>): Set<string> => new Set(plan.map(({ fault }) => faultKind(fault)));

describe('a plan of faults', () => {
  test('follows from its seed', () => {
    expect(planFaults(7, 10, EVERYTHING)).toEqual(planFaults(7, 10, EVERYTHING));
    expect(planFaults(7, 10, EVERYTHING)).not.toEqual(planFaults(8, 10, EVERYTHING));
  });

  test('of a short run is the beginning of a longer one', () => {
    const short = planFaults(7, 3, EVERYTHING);

    expect(planFaults(7, 30, EVERYTHING).slice(0, short.length)).toEqual(short);
  });

  test.each([1, 2, 3])('has every kind of fault within 20 minutes, with seed %d', (seed) => {
    expect([...kindsOf(planFaults(seed, 20, EVERYTHING))].sort()).toEqual([
      'clock',
      'freeze',
      'full disk',
      'kill',
      'kill everything',
      'network: delay',
      'network: half-open',
      'network: hold',
      'network: hold-responses',
      'network: reset',
      'restart',
    ]);
  });

  test('kills, freezes, and restarts the Admin API, whose clock is not moved', () => {
    const kinds = planFaults(1, 120, EVERYTHING).flatMap(({ fault }) =>
      'victim' in fault && fault.victim === 'admin' ? [fault.kind] : [],
    );

    expect([...new Set(kinds)].sort()).toEqual(['freeze', 'kill', 'restart']);
  });

  test('of half a minute has a fault', () => {
    for (let seed = 0; seed < 1_000; seed += 1) expect(planFaults(seed, 0.5, EVERYTHING)).not.toEqual([]);
  });

  test('has no full disk if the machine does not allow one', () => {
    expect(kindsOf(planFaults(1, 60, { ...EVERYTHING, fullDisk: false }))).not.toContain('full disk');
  });

  test('strikes only the connections to a Postgres that the system did not start', () => {
    const plan = planFaults(1, 60, { ...EVERYTHING, ownPostgres: false });

    expect(plan.flatMap(({ fault }) => ('victim' in fault ? [fault.victim] : []))).not.toContain('postgres');
    expect(plan.flatMap(({ fault }) => (fault.kind === 'network' ? [fault.path.to] : []))).toContain('postgres');
  });

  test('of services in one process strikes this process, the servers, and the connections between them', () => {
    const plan = planFaults(1, 60, { ...EVERYTHING, allInOne: true });
    const servers = ['nats', 'postgres', 'redis'];

    expect([...new Set(plan.flatMap(({ fault }) => ('victim' in fault ? [fault.victim] : [])))].sort()).toEqual(['all-in-one', ...servers]);
    expect([...new Set(plan.flatMap(({ fault }) => (fault.kind === 'network' ? [fault.path.to] : [])))].sort()).toEqual(servers);
  });

  test('ends before the run does', () => {
    const last = planFaults(1, 5, EVERYTHING).at(-1);

    expect((last?.atMs ?? 0) + (last?.forMs ?? 0)).toBeLessThanOrEqual(295_000);
  });

  test('is described by one line per fault', () => {
    const path = { from: 'orders', to: 'billing' } as const;
    expect(describeFault({ atMs: 12_340, forMs: 2_000, fault: { kind: 'network', path, weather: { kind: 'delay', delayMs: 50 } } })).toBe(
      '   12.3 s  network: delay of 50 ms from orders to billing for 2.0 s',
    );
    expect(describeFault({ atMs: 0, forMs: 0, fault: { kind: 'kill', victim: 'nats' } })).toBe('    0.0 s  kill nats');
  });
});
