export { transaction, up } from '../../../migrations/0004-request-events.ts';
