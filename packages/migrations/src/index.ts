export { migrateServices } from './migrate-services.ts';
