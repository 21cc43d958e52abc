/** The first dotted number in a text like `Redis server v=7.0.15 sha=…`, or undefined. */
export function versionIn(text: string): string | undefined {
  return /\d+\.\d+(?:\.\d+)?/.exec(text)?.[0];
}

/** Whether `version` is `least` or later, number by number. */
export function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [version, least].map((text) => text.split('.').map(Number));
  for (const [index, wanted] of (need ?? []).entries()) {
    const held = have?.[index] ?? 0;
    if (held !== wanted) return held > wanted;
  }
  return true;
}
