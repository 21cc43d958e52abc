export { implementPartly } from './implement-partly.ts';
export { createTestAuthority } from './issue-certificate.ts';
