import type { CatalogHandler } from '../deps.ts';
import { getCatalogVersion as getVersion } from '../store/catalog-version.ts';

/** Returns the version of the caller's catalog, which caches use to detect stale entries. */
export const getCatalogVersion: CatalogHandler<'GetCatalogVersion'> =
  ({ db }) =>
  async (_request, caller) => ({ catalogVersion: await getVersion(db, caller) });
