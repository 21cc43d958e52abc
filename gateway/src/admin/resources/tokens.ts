import { hashOfToken, hintOfToken, newOperatorToken, SERVICE_NAMES } from '@storefront/access';
import { invalid } from '@storefront/errors';
import { issueToken, type KnownToken, knownTokens, newId, revokeToken } from '@storefront/rpc';
import { z } from 'zod';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { id, idFilter, idInBody, idInPath, time, timeOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { enveloped, noContent } from '../../http/replies/reply.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import type { OperatorPrincipal } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoute } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { renderFields } from '../http/render-fields.ts';
import { pageOfWhole } from '../http/short-list.ts';
import { bodyOf } from '../schemas/inputs.ts';
import { operatorScope } from './me.ts';

const PATH = '/admin/v1/tokens';
const storeId = id.nullable().meta({ description: 'The only store that the token is for; `null` for all stores.' });
const shared = { token_id: id, name: z.string(), scopes: z.array(operatorScope), store_id: storeId, expires_at: time };
const TokenOut = named('Token', {
  ...shared,
  hint: z.string().meta({ description: 'The beginning of the token.' }),
  issued_by: z.string().meta({ description: 'The name of the token that issued it; `root` for that of the environment.' }),
  created_at: time,
  last_used_at: timeOrNull.meta({ description: 'When it was last used, to the minute.' }),
  revoked_at: timeOrNull.meta({ description: '`null` as long as a service accepts it.' }),
  missing_in: z.array(z.string()).meta({ description: 'The services that do not know it, such as one that was restored from a backup.' }),
});
const NewTokenOut = named('NewToken', { ...shared, token: z.string().meta({ description: 'The token. It is shown only once.' }) });

const DAYS_MAX = 365;
const DAY_MS = 86_400_000;
const TokenIn = bodyOf('TokenIn', {
  name: text(64).meta({ description: 'The name of the person or program, which the audit log shows.' }),
  scopes: z.array(operatorScope).min(1).max(20),
  store_id: idInBody('The only store that the token is for. Required if your own token is for one store.').optional(),
  expires_in_days: z.int().min(1).max(DAYS_MAX),
});

/** IDs that nothing has. */
const sample = {
  path: { token_id: '019aa0c6-7c00-7000-8000-0123456789ab' },
  body: { name: 'erp', scopes: ['catalog'], store_id: '019aa0c6-7c00-7000-8000-0123456789ac', expires_in_days: 90 },
};

/** The tokens of staff and their programs, which every service stores. */
// prettier-ignore
export const tokenRoutes = ({ operations, stores }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'listTokens', method: 'get', path: PATH, scopes: ['read'],
    summary: 'List tokens', description: 'A token for one store lists the tokens of that store.',
    request: { query: z.object({ store_id: idFilter('Only tokens for this store.'), ...cursorPaging }) },
    response: ok('A page of tokens, newest first, also those that have ended.', cursorPageOf(TokenOut, 'TokenPage')),
    handler: (request, { caller, principal }) => cursorList(request, async (keyset) => {
      const known = await knownTokens(serviceIn(operations), request.storeId ?? ownStore(principal), caller);
      return pageOfWhole(known.map(renderToken), keyset, ({ created_at: at, token_id: tokenId }) => `${at} ${tokenId}`, -1);
    }),
  }),
  adminRoute({
    id: 'createToken', method: 'post', path: PATH, scopes: [], reasons: ['token_name_taken', 'not_issued'], sample: { body: sample.body },
    summary: 'Issue a token', description: 'Every service stores it, or none: 502 names those that did not respond. It outlives the token that issued it.',
    request: { body: TokenIn }, response: created('The token with its text.', envelopeOf(NewTokenOut)),
    handler: async ({ name, scopes, storeId: tenantId, expiresInDays }, { caller, principal }) => {
      if (tenantId === undefined && principal.tenantId !== null) throw invalid('store_id', 'is required, because your token is for one store', { code: 'required' });
      // A token for a store that does not exist could do nothing.
      if (tenantId !== undefined) await stores.getStore({ tenantId, mode: 'live' }, caller);
      const token = newOperatorToken();
      const expiresAt = new Date(Date.now() + expiresInDays * DAY_MS).toISOString();
      const issued = { tokenId: newId(), name, scopes, tenantId, expiresAt };
      await issueToken(serviceIn(operations), { ...issued, hash: hashOfToken(token), hint: hintOfToken(token) }, caller);
      const shown = { token_id: issued.tokenId, name, scopes, store_id: tenantId ?? null, expires_at: expiresAt, token };
      return enveloped(shown, { status: 201 });
    },
  }),
  adminRoute({
    id: 'revokeToken', method: 'delete', path: `${PATH}/:token_id`, scopes: [], reasons: ['partly_revoked'], sample: { path: sample.path },
    summary: 'Revoke a token', description: 'Every service refuses it from then on, and this API within 5 seconds. After a 502 `partly_revoked`, repeat the request.',
    request: { path: z.object({ token_id: idInPath('token') }) }, response: gone('The token was revoked.'),
    handler: async ({ tokenId }, { caller, principal }) => {
      await revokeToken(serviceIn(operations), { tokenId, tenantId: ownStore(principal) }, caller);
      return noContent();
    },
  }),
];

const serviceIn = (operations: AdminClients['operations']) => (service: keyof AdminClients['operations']) => operations[service];

/** The store of the operator, so that a service does not refuse what names none. */
const ownStore = ({ tenantId }: OperatorPrincipal): string | undefined => tenantId ?? undefined;

const renderToken = (token: KnownToken) => ({
  ...renderFields(TokenOut.shape, token),
  token_id: token.tokenId,
  store_id: token.tenantId ?? null,
  created_at: token.createdAt,
  missing_in: SERVICE_NAMES.filter((service) => !token.services.includes(service)),
});
