export { transaction, up } from '../../../migrations/0006-store-outbox.ts';
