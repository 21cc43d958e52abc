/** Whether a version such as `2.9.10` or `2.12.0-beta.1` is `wanted` or newer; what is no number counts as 0. */
export function isAtLeast(version: string, wanted: string): boolean {
  const has = numbers(version);
  const wants = numbers(wanted);
  for (const [place, want] of wants.entries()) {
    const got = has[place] ?? 0;
    if (got !== want) return got > want;
  }
  return true;
}

const numbers = (version: string): readonly number[] => version.split(/[.-]/, 3).map((part) => Number.parseInt(part, 10) || 0);
