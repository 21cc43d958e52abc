/** Slightly longer than the lifetime of an access token. After that, the token is rejected as expired. */
const REMEMBERED_MS = 65 * 60 * 1000;
/** An entry takes about 150 bytes. A million logouts per hour is beyond any expected load. */
const FAMILIES_MAX = 1_000_000;

/** The sessions known to have ended. */
export interface EndedSessions {
  has(familyId: string): boolean;
  add(familyId: string): void;
  /** Whether the sessions that ended before this process started have been loaded. Until then, an unknown session may have ended. */
  isComplete(): boolean;
  /** Marks those sessions as loaded. */
  complete(): void;
}

/** Tracks the ended sessions whose access tokens must be rejected although they have not expired. */
export function endedSessions(now: () => number): EndedSessions {
  // In insertion order, so that the first entries are the oldest.
  const addedAt = new Map<string, number>();
  let isComplete = false;

  const forgetOld = (): void => {
    for (const [familyId, at] of addedAt) {
      if (now() - at < REMEMBERED_MS && addedAt.size <= FAMILIES_MAX) return;
      addedAt.delete(familyId);
    }
  };
  return {
    has: (familyId) => addedAt.has(familyId),
    add(familyId) {
      if (addedAt.has(familyId)) return;
      addedAt.set(familyId, now());
      forgetOld();
    },
    isComplete: () => isComplete,
    complete() {
      isComplete = true;
    },
  };
}
