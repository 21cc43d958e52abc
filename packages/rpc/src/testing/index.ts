export { implementPartly } from './implement-partly.ts';
export { createTestAuthority } from './issue-certificate.ts';
export { type SharedRpc, sharedRpcs } from './shared-rpcs.ts';
