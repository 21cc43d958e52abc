import { shortfalls } from '@storefront/lifecycle/testing';
import { lacking, type Tally } from '../attacker/tally.ts';
import { KINDS, type Kind, type Samples } from '../victim/samples.ts';
import type { Gauge } from '../watch-gateway.ts';

/** The effect of one attack on the victim. */
export interface Verdict {
  readonly kinds: readonly KindVerdict[];
  /** Why the row fails; empty if it passes. */
  readonly violations: readonly string[];
}

/** One kind of request, alone and under attack. */
export interface KindVerdict {
  readonly kind: Kind;
  readonly aloneMs: number;
  readonly attackedMs: number;
  readonly maxMs: number;
}

/** The measurements during an attack. */
export interface Attacked {
  readonly samples: Samples;
  /** The responses to the attacker. */
  readonly got: Tally;
  readonly gauge: Gauge;
}

/** The conditions on every attack. */
export interface Bounds {
  /** Whether the victim is compared, or only memory and `/health`. */
  readonly comparesVictim: boolean;
  /** The least that the attacker must have got. */
  readonly reaches: Tally;
}

const TIMES_SLOWER_MAX = 2;
const MS_SLOWER_MAX = 20;
const MEMORY_MAX_MIB = 400;
const HEALTH_MAX_MS = 200;
/** The number of samples for which the shortest attack leaves time. */
const SAMPLES_MIN = 10;

/** Compares the victim under attack with itself alone. */
export function verdictOf(
  alone: Samples,
  { samples: attacked, got, gauge: { memoryMiB, restarted } }: Attacked,
  { comparesVictim, reaches }: Bounds,
): Verdict {
  const kinds = KINDS.map((kind): KindVerdict => {
    const aloneMs = p95(alone.times[kind]);
    const maxMs = kind === 'health' ? HEALTH_MAX_MS : TIMES_SLOWER_MAX * aloneMs + MS_SLOWER_MAX;
    return { kind, aloneMs, attackedMs: p95(attacked.times[kind]), maxMs };
  });
  const judged = kinds.filter(({ kind }) => comparesVictim || kind === 'health');
  const slow = judged.filter(({ attackedMs, maxMs }) => attackedMs > maxMs);
  const counts = judged.flatMap(({ kind }) => [
    [`samples of ${kind} alone`, alone.times[kind].length] as const,
    [`samples of ${kind} under attack`, attacked.times[kind].length] as const,
  ]);
  const failures = comparesVictim ? attacked.failures : [];
  const violations = [
    ...(failures.length === 0 ? [] : [`${failures.length} errors, first: ${failures[0]}`]),
    ...slow.map(({ kind, attackedMs, maxMs }) => `${kind} p95 ${attackedMs.toFixed(0)} ms, at most ${maxMs.toFixed(0)}`),
    ...(memoryMiB > MEMORY_MAX_MIB ? [`gateway ${memoryMiB} MiB, at most ${MEMORY_MAX_MIB}`] : []),
    ...(memoryMiB === 0 ? ['the memory of the gateway was not measured'] : []),
    ...shortfalls(Object.fromEntries(counts), Object.fromEntries(counts.map(([name]) => [name, SAMPLES_MIN]))),
    // An attacker that was refused, or got no processor time, proves nothing.
    ...(Object.keys(got).length === 0 ? ['the attacker got nothing'] : []),
    ...lacking(got, reaches),
    ...restarted.map((name) => `${name} was restarted`),
  ];
  return { kinds, violations };
}

/** Returns the 95th percentile, by the nearest rank; NaN without samples. */
export function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
