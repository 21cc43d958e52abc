export type { Fields } from '../operators/operator.ts';
export { AUDIT_RULE, type AuditEntry, listEntries, readHead } from './audit-log.ts';
export { noteDetails, noteObject, noteReplay } from './audit-notes.ts';
export { type AuditedRow, type AuditedRpc, type AuditedRpcs, auditedRpcs } from './audited-rpc.ts';
export { digestOf } from './record-call.ts';
