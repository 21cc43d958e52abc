import { ROOT } from './run.ts';

export const CHANGELOG = `${ROOT}/CHANGELOG.md`;
export const CHART = `${ROOT}/deploy/helm/storefront`;
