/** The contract's bounds of a page. */
const LIMIT_DEFAULT = 50;
const LIMIT_MAX = 200;

/** A page within bounds; a limit of 0 was not given. */
export const pageOf = ({ limit, offset }: { limit: number; offset: number }): { limit: number; offset: number } => ({
  limit: limit === 0 ? LIMIT_DEFAULT : Math.min(limit, LIMIT_MAX),
  offset,
});
