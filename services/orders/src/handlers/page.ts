const LIMIT_DEFAULT = 50;
/** The contract's largest page. */
const LIMIT_MAX = 200;

/** The page that a list request names; what it leaves out is the contract's default. */
export const pageOf = ({ limit, offset }: { limit: number; offset: number }): { limit: number; offset: number } => ({
  limit: Math.min(limit || LIMIT_DEFAULT, LIMIT_MAX),
  offset,
});
