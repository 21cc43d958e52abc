export { up } from '../../../migrations/0009-previous-events.ts';
