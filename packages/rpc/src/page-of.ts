/** The contract's page where none is asked for, and its largest. */
const LIMIT_DEFAULT = 50;
const LIMIT_MAX = 200;

/** The page that a list request names; a limit of 0 is how a message says that none was given. */
export const pageOf = ({ limit, offset }: { limit: number; offset: number }): { limit: number; offset: number } => ({
  limit: Math.min(limit || LIMIT_DEFAULT, LIMIT_MAX),
  offset,
});
