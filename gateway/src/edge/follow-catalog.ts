import type { Caller } from '@storefront/rpc';
import type { ResourceDeps } from '../deps.ts';
import { type CatalogVersions, catalogVersions } from './catalog-versions.ts';

/** The catalog versions of all worlds in use, asked of the catalog service. */
export const followCatalog = ({ catalog }: ResourceDeps['clients'], now: () => number): CatalogVersions<Caller> =>
  catalogVersions(async (caller) => Number((await catalog.getCatalogVersion({}, caller)).catalogVersion), now);
