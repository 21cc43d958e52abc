export { type LeaseOwner, type LeaseOwnerOptions, startLeaseOwner } from './start-lease-owner.ts';
