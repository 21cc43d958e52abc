export { up } from '../../../migrations/0007-positions.ts';
