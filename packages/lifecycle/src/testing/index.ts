export { countSeen, seen, shortfalls } from './seen.ts';
export { skippedIf } from './skipped-if.ts';
export { until } from './until.ts';
