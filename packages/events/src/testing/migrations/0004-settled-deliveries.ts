export { up } from '../../../migrations/0005-settled-deliveries.ts';
