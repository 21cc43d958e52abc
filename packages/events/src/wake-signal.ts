/** Lets a loop sleep until its next poll or until somebody says that there is work. */
export interface WakeSignal {
  /** Ends the present sleep, or the next one at once: a wake is never lost. */
  readonly wake: () => void;
  readonly sleep: (ms: number) => Promise<void>;
}

/** A signal for one sleeping loop. */
export function wakeSignal(): WakeSignal {
  let woken = false;
  let endSleep: (() => void) | undefined;
  return {
    wake() {
      woken = true;
      endSleep?.();
    },
    async sleep(ms) {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          endSleep = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      endSleep = undefined;
      woken = false;
    },
  };
}
