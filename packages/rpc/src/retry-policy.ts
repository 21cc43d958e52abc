/** How calls of idempotent RPCs are repeated if they fail with UNAVAILABLE. */
export const RETRY_POLICY = { attemptsMax: 3, initialBackoffMs: 50, backoffMaxMs: 500, backoffMultiplier: 2 };

/** The retry budget of a channel: a failure takes a token, a success returns a part of one, and retries stop at half of the tokens. */
export const RETRY_BUDGET = { tokensMax: 100, tokenRatio: 0.1 };
