import { ROOT } from './run.ts';

export const CHANGELOG = `${ROOT}/CHANGELOG.md`;
export const CHART = `${ROOT}/deploy/helm/storefront`;
export const LOCK = `${ROOT}/package-lock.json`;
