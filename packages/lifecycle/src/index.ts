export { type Lifecycle, runProcess } from './run-process.ts';
