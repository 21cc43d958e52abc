import type { GetCatalogVersionRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetCatalogVersionRequest';
import type { GetCatalogVersionResponse } from '@storefront/proto/storefront/catalog/v1/GetCatalogVersionResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { getCatalogVersion as getVersion } from '../store/catalog-version.ts';

/** Returns the version of the caller's catalog, which caches use to detect stale entries. */
export const getCatalogVersion =
  ({ db }: CatalogDeps): Handler<GetCatalogVersionRequest__Output, GetCatalogVersionResponse> =>
  async (_request, caller) => ({ catalogVersion: await getVersion(db, caller) });
