/** Returns how many tests passed, as the last line of a run says; 0 without such a line. */
export const passedTests = (output: string): number => Number([...output.matchAll(/^(\d+) passed, \d+ failed/gm)].at(-1)?.[1] ?? 0);
