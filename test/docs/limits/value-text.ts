const DURATIONS: readonly (readonly [ending: RegExp, ms: number])[] = [
  [/_MS$/, 1],
  [/_SECONDS$/, 1000],
  [/_MINUTES$/, 60_000],
  [/_HOURS$/, 3_600_000],
  [/_DAYS$/, 86_400_000],
];
const DURATION_UNITS = [
  ['days', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
  ['ms', 1],
] as const;
const BYTE_UNITS = [
  ['MiB', 1024 * 1024],
  ['KiB', 1024],
  ['bytes', 1],
] as const;

/** A constant's value in the unit that its name ends in. */
export function valueText(name: string, value: number): string {
  const duration = DURATIONS.find(([ending]) => ending.test(name));
  if (duration !== undefined) return durationText(value * duration[1]);
  return /(^|_)BYTES(_|$)/.test(name) ? inUnits(value, BYTE_UNITS) : value.toLocaleString('en-US');
}

/** A duration in the largest unit of which it is a whole multiple; a single day is 24 h. */
export const durationText = (ms: number): string => (ms === 86_400_000 ? '24 h' : inUnits(ms, DURATION_UNITS));

function inUnits(amount: number, units: readonly (readonly [name: string, size: number])[]): string {
  const [name, size] = units.find(([, unit]) => amount >= unit && amount % unit === 0) ?? ['', 1];
  return `${amount / size} ${name}`.trim();
}
