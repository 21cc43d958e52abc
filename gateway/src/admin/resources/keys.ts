import { z } from 'zod';
import { SCOPES } from '../../access/principals/scopes.ts';
import { count, id, idInPath, time, timeOrNull } from '../../api/schemas/fields.ts';
import { momentOrDate } from '../../api/schemas/iso-date-time.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf, pageOfWhole } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';
import { bodyOf, storePath } from '../schemas/inputs.ts';

const CHANGE = ['keys'] as const;
const kind = z.enum(['PUBLISHABLE', 'SECRET']).meta({ id: 'KeyKind', description: 'Browsers use publishable keys, servers secret ones.' });
const scopes = z.array(z.enum(SCOPES));
const key = {
  id,
  kind,
  hint: z.string().meta({ description: 'The beginning of the key.' }),
  scopes,
  origins: z.array(z.string()).meta({ description: 'The browser origins that can use a publishable key.' }),
  rate_per_minute: count,
  rate_per_client: count.nullable().meta({ description: 'The limit of each client address; `null` if there is none.' }),
  expires_at: timeOrNull,
  revoked_at: timeOrNull,
  created_at: time,
};
const KeyOut = named('ApiKey', key);
const NewKeyOut = named('NewApiKey', { ...key, key: z.string().meta({ description: 'The key. It is shown only once.' }) });

const RATE_MAX = 10_000_000;
const perMinute = z.int().min(1).max(RATE_MAX).optional();
const limits = {
  rate_per_minute: perMinute,
  rate_per_client: perMinute.meta({ description: 'The limit of each client address; of publishable keys only.' }),
};
const KeyIn = bodyOf('ApiKeyIn', {
  kind,
  scopes: scopes.max(SCOPES.length).optional().meta({ description: 'By default, those of the kind.' }),
  origins: z.array(text(300)).max(100).optional(),
  expires_at: momentOrDate.optional(),
  ...limits,
});
const KeyPath = storePath({ key_id: idInPath('key') });
const path = { key_id: '019aa0c6-7c00-7000-8000-0123456789ab' };

/** The API keys of a store in one mode. */
// prettier-ignore
export const keyRoutes: AdminRoutes = ({ stores }) => [
  listRoute({
    id: 'listKeys', path: `${S}/keys`, scopes: ['read', 'keys'],
    summary: 'List API keys', page: pageOf('A page of keys, newest first, also revoked ones.', KeyOut, 'ApiKeyPage'),
    read: async (keyset, _request, { caller }) => {
      const { keys } = await stores.listKeys({ tenantId: caller.tenantId, mode: caller.mode }, caller);
      return pageOfWhole(keys.map(renderKey), keyset, ({ id: keyId, created_at: at }) => `${at} ${keyId}`, -1);
    },
  }),
  adminRoute({
    id: 'createKey', method: 'post', path: `${S}/keys`, scopes: CHANGE, sample: { body: { kind: 'PUBLISHABLE', origins: ['https://shop.example'] } },
    summary: 'Create an API key', request: { body: KeyIn }, response: created('The key with its text.', NewKeyOut),
    data: async (fields, { caller }) => {
      const { issued, key: secret } = await stores.issueKey({ tenantId: caller.tenantId, mode: caller.mode, ...fields }, caller);
      return { ...renderKey(present(issued, 'key')), key: secret };
    },
  }),
  adminRoute({
    id: 'updateKey', method: 'patch', path: `${S}/keys/:key_id`, scopes: CHANGE, sample: { path, body: { rate_per_minute: 600 } },
    summary: 'Change the limits of an API key', request: { path: KeyPath, body: bodyOf('ApiKeyUpdateIn', limits) }, response: ok('The changed key.', KeyOut),
    data: async (change, { caller }) => {
      const { key: changed } = await stores.setKeyRate({ tenantId: caller.tenantId, mode: caller.mode, ...change }, caller);
      return renderKey(present(changed, 'key'));
    },
  }),
  adminRoute({
    id: 'revokeKey', method: 'delete', path: `${S}/keys/:key_id`, scopes: CHANGE, sample: { path },
    summary: 'Revoke an API key', description: 'It is refused within 5 seconds, and stays in the list.',
    request: { path: KeyPath }, response: gone('The key was revoked.'),
    data: ({ keyId }, { caller }) => stores.revokeKey({ tenantId: caller.tenantId, mode: caller.mode, keyId }, caller),
  }),
];

const renderKey = rendererOf(KeyOut, { id: 'keyId' });
