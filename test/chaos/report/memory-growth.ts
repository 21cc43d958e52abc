import type { MemorySample } from './sample-memory.ts';

/** The first samples of a process are taken while it is still loading code and filling its caches. */
const WARM_AFTER_MS = 60_000;

/** Formats the highest memory of each service, and how much the longest-lived process of each grew after its first minute. */
export function memoryGrowth(samples: readonly MemorySample[]): string {
  const names = [...new Set(samples.flatMap(({ services }) => Object.keys(services)))];
  return names.map((name) => `${name} ${peakOf(samples, name)} MiB at most${growthOf(samples, name)}`).join(', ') || 'not measured';
}

const peakOf = (samples: readonly MemorySample[], name: string): number =>
  Math.max(...samples.map(({ services }) => services[name]?.mebibytes ?? 0));

function growthOf(samples: readonly MemorySample[], name: string): string {
  const own = samples.flatMap(({ atMs, services }) => (services[name] === undefined ? [] : [{ atMs, ...services[name] }]));
  const lives = [...Map.groupBy(own, ({ pid }) => pid).values()];
  const lengthOf = (life: (typeof lives)[number]): number => (life.at(-1)?.atMs ?? 0) - (life[0]?.atMs ?? 0);
  const longest = lives.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
  const warm = longest.filter(({ atMs }) => atMs >= (longest[0]?.atMs ?? 0) + WARM_AFTER_MS);
  const [first, last] = [warm[0], warm.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const change = last.mebibytes - first.mebibytes;
  return ` (${change < 0 ? '' : '+'}${change} in ${Math.round((last.atMs - first.atMs) / 60_000)} min)`;
}
