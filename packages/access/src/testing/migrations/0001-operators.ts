export { up } from '../../../migrations/0001-operators.ts';
