/** A little longer than an access token lives: after that the token is refused for its age. */
const REMEMBERED_MS = 65 * 60 * 1000;
/** A family takes about 150 bytes; a million logouts an hour is beyond what one store system sees. */
const FAMILIES_MAX = 1_000_000;

export interface EndedSessions {
  has(familyId: string): boolean;
  add(familyId: string): void;
  /** Whether all that ended before this process began has been told. Until then a token that is not known to have ended may have. */
  isComplete(): boolean;
  /** To be called once all of that has been told. */
  complete(): void;
}

/** The session families whose access tokens are refused although they have not expired. */
export function endedSessions(now: () => number): EndedSessions {
  // In the order of being told, so that the first are always the oldest.
  const toldAt = new Map<string, number>();
  let isComplete = false;

  const forgetOld = (): void => {
    for (const [familyId, at] of toldAt) {
      if (now() - at < REMEMBERED_MS && toldAt.size <= FAMILIES_MAX) return;
      toldAt.delete(familyId);
    }
  };
  return {
    has: (familyId) => toldAt.has(familyId),
    add(familyId) {
      if (toldAt.has(familyId)) return;
      toldAt.set(familyId, now());
      forgetOld();
    },
    isComplete: () => isComplete,
    complete() {
      isComplete = true;
    },
  };
}
