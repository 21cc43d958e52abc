export { up } from '../../../migrations/0002-consumer-positions.ts';
