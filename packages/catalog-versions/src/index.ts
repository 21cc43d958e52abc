export { type CatalogVersions, catalogVersions } from './catalog-versions.ts';
