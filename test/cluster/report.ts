/** Runs checks and prints the outcome of each in one line. */
export interface Report {
  /** Prints whether `run` passed, with the text that it returns or the error that it throws. */
  check(name: string, run: () => Promise<string | void>): Promise<boolean>;
  /** Whether there was a check, and none failed. */
  readonly passed: boolean;
}

/** Starts a report. */
export function startReport(print: (text: string) => void): Report {
  let [checked, failed] = [0, 0];
  return {
    check: async (name, run) => {
      checked += 1;
      try {
        const detail = await run();
        print(`ok   ${name}${detail ? `: ${detail}` : ''}\n`);
        return true;
      } catch (error) {
        failed += 1;
        print(`FAIL ${name}\n${error instanceof Error ? error.message : String(error)}\n`);
        return false;
      }
    },
    get passed() {
      return checked > 0 && failed === 0;
    },
  };
}
