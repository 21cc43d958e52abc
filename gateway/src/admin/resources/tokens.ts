import { hashOfToken, hintOfToken, newOperatorToken, OPERATOR_SCOPES, SERVICE_NAMES } from '@storefront/access';
import { invalid } from '@storefront/errors';
import { issueToken, type KnownToken, knownTokens, newId, revokeToken } from '@storefront/rpc';
import { z } from 'zod';
import { id, idFilter, idInBody, idInPath, time, timeOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import type { OperatorPrincipal } from '../access/operator-context.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoutes } from '../http/admin-route.ts';
import { listRoute, pageOf, pageOfWhole } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';
import { bodyOf, UNKNOWN_ID } from '../schemas/inputs.ts';

const PATH = '/admin/v1/tokens';

/** A scope of a token. */
const operatorScope = z
  .enum(OPERATOR_SCOPES)
  .meta({ id: 'OperatorScope', description: 'A permission of a token. `admin` permits everything, and `customers` includes `shipments`.' });

const TokenOwnerOut = named('TokenOwner', {
  token_id: id.nullable(),
  name: z.string(),
  scopes: z.array(operatorScope),
  store_id: id.nullable().meta({ description: 'The only store that the token is for; `null` for all stores.' }),
  expires_at: timeOrNull,
});

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

const body = { name: 'erp', scopes: ['catalog'], store_id: UNKNOWN_ID, expires_in_days: 90 };

/** The owner of the presented token, and the tokens of staff and their programs, which every service stores. */
// prettier-ignore
export const tokenRoutes: AdminRoutes = ({ operations, stores }) => [
  adminRoute({
    id: 'getMe', method: 'get', path: '/admin/v1/me', scopes: 'any',
    summary: 'Retrieve the owner of the token', request: {}, response: ok('The owner of the token.', TokenOwnerOut),
    data: async (_request, { principal }) => rendererOf(TokenOwnerOut, { store_id: 'tenantId' })(principal),
  }),
  listRoute({
    id: 'listTokens', path: PATH, scopes: ['read'], summary: 'List tokens', description: 'A token for one store lists the tokens of that store.',
    filters: { store_id: idFilter('Only tokens for this store.') },
    page: pageOf('A page of tokens, newest first, also those that have ended.', TokenOut, 'TokenPage'),
    read: async (keyset, { storeId }, { caller, principal }) => {
      const known = await knownTokens(serviceIn(operations), storeId ?? ownStore(principal), caller);
      return pageOfWhole(known.map(renderToken), keyset, ({ created_at: at, token_id: tokenId }) => `${at} ${tokenId}`, -1);
    },
  }),
  adminRoute({
    id: 'createToken', method: 'post', path: PATH, scopes: [], reasons: ['token_name_taken', 'not_issued'], sample: { body },
    summary: 'Issue a token', description: 'Every service stores it, or none: 502 names those that did not respond. It outlives the token that issued it.',
    request: { body: TokenIn }, response: created('The token with its text.', NewTokenOut),
    data: async ({ name, scopes, storeId: tenantId, expiresInDays }, { caller, principal }) => {
      if (tenantId === undefined && principal.tenantId !== null) throw invalid('store_id', 'is required, because your token is for one store', { code: 'required' });
      // A token for a store that does not exist could do nothing.
      if (tenantId !== undefined) await stores.getStore({ tenantId, mode: 'live' }, caller);
      const token = newOperatorToken();
      const expiresAt = new Date(Date.now() + expiresInDays * DAY_MS).toISOString();
      const issued = { tokenId: newId(), name, scopes, tenantId, expiresAt };
      await issueToken(serviceIn(operations), { ...issued, hash: hashOfToken(token), hint: hintOfToken(token) }, caller);
      return rendererOf(NewTokenOut, { store_id: 'tenantId' })({ ...issued, token });
    },
  }),
  adminRoute({
    id: 'revokeToken', method: 'delete', path: `${PATH}/:token_id`, scopes: [], reasons: ['partly_revoked'], sample: { path: { token_id: UNKNOWN_ID } },
    summary: 'Revoke a token', description: 'Every service refuses it from then on, and this API within 5 seconds. After a 502 `partly_revoked`, repeat the request.',
    request: { path: z.object({ token_id: idInPath('token') }) }, response: gone('The token was revoked.'),
    data: async ({ tokenId }, { caller, principal }) => {
      await revokeToken(serviceIn(operations), { tokenId, tenantId: ownStore(principal) }, caller);
      return {};
    },
  }),
];

const serviceIn = (operations: AdminClients['operations']) => (service: keyof AdminClients['operations']) => operations[service];

/** The store of the operator, so that a service does not refuse what names none. */
const ownStore = ({ tenantId }: OperatorPrincipal): string | undefined => tenantId ?? undefined;

const render = rendererOf(TokenOut, { store_id: 'tenantId' });
const renderToken = (token: KnownToken) =>
  render({ ...token, missingIn: SERVICE_NAMES.filter((service) => !token.services.includes(service)) });
