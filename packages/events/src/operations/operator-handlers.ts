import { isOperatorScope, ROOT_OPERATOR } from '@storefront/access';
import { AUDIT_RULE, type AuditEntry, type AuditedRpcs, auditedRpcs, listEntries, readHead } from '@storefront/access/audit';
import { insertToken, listTokens, revokeToken, type StoredToken } from '@storefront/access/operators';
import { isUuid } from '@storefront/contract';
import { checkInvariants } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import type { IssueOperatorTokenRequest__Output, OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import { asTime, type UnaryHandlerOf } from '@storefront/rpc';
import type { Kysely } from 'kysely';

/** How the operations API is recorded in the audit log. */
export const AUDITED_OPERATIONS: AuditedRpcs = auditedRpcs('storefront.operations.v1.OperationsService', {
  RedriveDeadLetters: { object: 'dead_letter', entry: 'started', key: ({ eventId }) => (eventId === undefined ? undefined : { eventId }) },
  RepublishEvents: { object: 'outbox', entry: 'started', details: ['since'] },
  IssueOperatorToken: { object: 'operator_token', details: ['name', 'scopes', 'expiresAt'], key: ({ tokenId }) => ({ tokenId }) },
  RevokeOperatorToken: { object: 'operator_token', key: ({ tokenId }) => ({ tokenId }) },
});

type Names = 'GetOperator' | 'IssueOperatorToken' | 'ListOperatorTokens' | 'RevokeOperatorToken' | 'ListAuditEntries' | 'VerifyAudit';
type OperatorHandlers = { readonly [N in Names]: UnaryHandlerOf<OperationsServiceDefinition, N> };

/** Handles the RPCs about operators and the audit log of a service. `checks` is the pool of `connectForChecks`. */
export const operatorHandlers = <Database>(db: Kysely<Database>, checks: Kysely<Database>): OperatorHandlers => ({
  async GetOperator(_request, { operator = ROOT_OPERATOR }) {
    const { name, scopes, tenantId, expiresAt, tokenId } = operator;
    const of = { tenantId: tenantId ?? undefined, tokenId: tokenId ?? undefined };
    return { name, scopes: [...scopes], ...of, expiresAt: expiresAt?.toISOString() };
  },
  async IssueOperatorToken(request, { operator = ROOT_OPERATOR }) {
    await insertToken(db, { ...fromProtoToken(request), issuedBy: operator.name });
    return {};
  },
  async ListOperatorTokens({ tenantId }) {
    return { tokens: (await listTokens(db, tenantOf(tenantId))).map(toProtoToken) };
  },
  async RevokeOperatorToken({ tokenId, tenantId }) {
    if (!isUuid(tokenId)) throw notFound('token');
    await revokeToken(db, tokenId, tenantOf(tenantId));
    return {};
  },
  async ListAuditEntries({ tenantId, operator, since, limit, mode, objectId, beforePosition }) {
    if (limit < 1 || limit > ENTRIES_MAX) throw invalid('limit', `must be from 1 to ${ENTRIES_MAX}`);
    const from = since === undefined ? undefined : asTime('since', since, 'start');
    const filter = { tenantId: tenantOf(tenantId), operator, since: from, mode, objectId, before: beforePosition?.toString() };
    return { entries: (await listEntries(checks, { ...filter, limit })).map(toProtoEntry) };
  },
  async VerifyAudit({ earlierPosition }) {
    const { position, hash, earlierHash } = await readHead(checks, earlierPosition?.toString());
    const [result] = await checkInvariants(checks, [AUDIT_RULE]);
    const { count = 0, ids = [] } = result?.violations ?? {};
    return { position, hash, earlierHash: earlierHash ?? undefined, violationCount: count, violationPositions: [...ids] };
  },
});

/** The page size. */
const ENTRIES_MAX = 1_000;
const NAME = /^[\w.@-]{1,64}$/;
const HASH_BYTES = 32;
/** A forgotten token should not be valid for years. */
const LASTS_MS = 366 * 24 * 3_600_000;

function fromProtoToken({ tokenId, name, hash, hint, scopes, tenantId, expiresAt }: IssueOperatorTokenRequest__Output) {
  if (!isUuid(tokenId)) throw invalid('token_id', 'must be a UUID');
  if (!NAME.test(name) || name === ROOT_OPERATOR.name) {
    throw invalid('name', `must have at most 64 letters, digits, dots, hyphens, underscores, and @, and must not be ${ROOT_OPERATOR.name}`);
  }
  if (hash.length !== HASH_BYTES) throw invalid('hash', 'must be a SHA-256');
  if (scopes.length === 0 || !scopes.every(isOperatorScope)) throw invalid('scopes', 'must be scopes of operators');
  const at = asTime('expires_at', expiresAt, 'end');
  if (at.getTime() <= Date.now()) throw invalid('expires_at', 'must be in the future');
  if (at.getTime() > Date.now() + LASTS_MS) throw invalid('expires_at', 'must be at most a year from now');
  return { id: tokenId, name, hash, hint, scopes, tenantId: tenantOf(tenantId), expiresAt: at };
}

function tenantOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!isUuid(text)) throw notFound('store');
  return text;
}

const toProtoToken = ({ id, name, hint, scopes, tenantId, issuedBy, createdAt, expiresAt, revokedAt, lastUsedAt }: StoredToken) => ({
  tokenId: id,
  name,
  hint,
  scopes: [...scopes],
  tenantId: tenantId ?? undefined,
  issuedBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  revokedAt: revokedAt?.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString(),
});

const toProtoEntry = (entry: AuditEntry) => ({
  position: entry.position,
  at: entry.at.toISOString(),
  operator: entry.operator,
  tokenId: entry.tokenId ?? undefined,
  action: entry.action,
  outcome: entry.outcome,
  tenantId: entry.tenantId ?? undefined,
  mode: entry.mode ?? undefined,
  object: entry.object ?? undefined,
  objectId: entry.objectId ?? undefined,
  details: JSON.stringify(entry.details),
  before: entry.before === null ? undefined : JSON.stringify(entry.before),
  after: entry.after === null ? undefined : JSON.stringify(entry.after),
  requestId: entry.requestId,
});
