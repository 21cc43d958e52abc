export { type LeaseHolder, type LeaseHolderOptions, startLeaseHolder } from './start-lease-holder.ts';
