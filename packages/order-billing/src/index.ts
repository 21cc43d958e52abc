export { currentSections } from './current-sections.ts';
export { orderBilling } from './order-billing.ts';
export { pendingSections } from './pending-sections.ts';
