import type { Tally } from '../attacker/tally.ts';
import type { Attack } from '../attacks/attack.ts';
import type { Samples } from '../victim/samples.ts';
import type { Attacked, KindVerdict, Verdict } from './verdict.ts';

/** Everything about one attack. */
export interface Result {
  readonly attack: Attack;
  readonly attacked: Attacked;
  readonly verdict: Verdict;
}

/** Returns one table with a row for each attack. */
export function resultsTable(results: readonly Result[]): string {
  const rows = results.map(({ attack, attacked: { samples, gauge, got }, verdict }) => [
    attack.name,
    verdict.violations.length === 0 ? 'passed' : 'FAILED',
    `${samples.failures.length} of ${countOf(samples)}`,
    worstOf(verdict),
    `${gauge.memoryMiB} MiB`,
    `${(verdict.kinds.find(({ kind }) => kind === 'health')?.attackedMs ?? 0).toFixed(0)} ms`,
    described(got),
  ]);
  const head = ['Attack', 'Victim', 'Errors', 'Slowest p95, alone and attacked', 'Gateway', '/health p95', 'What the attacker got'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** Returns the p95 of every kind of request, alone and under attack. */
export const timesOf = ({ kinds }: Verdict): string =>
  kinds.map(({ kind, aloneMs, attackedMs }) => `${kind} ${aloneMs.toFixed(0)} → ${attackedMs.toFixed(0)}`).join(', ');

function worstOf({ kinds }: Verdict): string {
  const [worst] = kinds.filter(({ kind }) => kind !== 'health').toSorted((a, b) => shareOf(b) - shareOf(a));
  return worst === undefined ? '' : `${worst.kind} ${worst.aloneMs.toFixed(0)} → ${worst.attackedMs.toFixed(0)} ms`;
}

const shareOf = ({ attackedMs, maxMs }: KindVerdict): number => attackedMs / maxMs;

const countOf = ({ times, failures }: Samples): number =>
  failures.length + Object.values(times).reduce((sum, each) => sum + each.length, 0);

/** The most frequent outcomes first, of all kinds of requests together. */
const described = (got: Tally): string =>
  [...Map.groupBy(Object.entries(got), ([outcome]) => outcome.split(': ').at(-1))]
    .map(([outcome, counts]) => [outcome, counts.reduce((sum, [, count]) => sum + count, 0)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ');
