export { distributeServices } from './distribute-services.ts';
export { migrateServices } from './migrate-services.ts';
