import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '@storefront/contract';

/** Returns the page that a list request selects; a limit of 0 means that none was given. */
export const pageOf = ({ limit, offset }: { limit: number; offset: number }): { limit: number; offset: number } => ({
  limit: Math.min(limit || PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX),
  offset,
});
