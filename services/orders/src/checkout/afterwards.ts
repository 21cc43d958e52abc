/** Work that goes on after its request was answered. It is kept an eye on, so that a process does not end in the middle of it. */
export interface Afterwards {
  /** Takes note of work that does not reject. */
  add(work: Promise<void>): void;
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>;
}

export function newAfterwards(): Afterwards {
  const underWay = new Set<Promise<void>>();
  return {
    add(work) {
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
