export { seen, shortfalls } from './seen.ts';
export { until } from './until.ts';
