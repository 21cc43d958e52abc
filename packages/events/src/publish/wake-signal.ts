/** Lets a loop sleep until its next poll or until it is woken because there is work. */
export interface WakeSignal {
  /** Ends the current sleep, or the next one immediately, so that no wake is lost. */
  readonly wake: () => void;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Creates a signal for one sleeping loop. */
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
