export { isUuid } from './is-uuid.ts';
export { newId } from './new-id.ts';
