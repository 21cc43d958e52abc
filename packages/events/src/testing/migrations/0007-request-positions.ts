export { transaction, up } from '../../../migrations/0008-request-positions.ts';
