import { OPERATOR_SCOPES } from '@storefront/access';
import { z } from 'zod';
import { id, timeOrNull } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes } from '../http/admin-route.ts';
import { rendererOf } from '../http/render-fields.ts';

/** A scope of a token. */
export const operatorScope = z
  .enum(OPERATOR_SCOPES)
  .meta({ id: 'OperatorScope', description: 'A permission of a token. `admin` permits everything, and `customers` includes `shipments`.' });

const TokenOwnerOut = named('TokenOwner', {
  token_id: id.nullable(),
  name: z.string(),
  scopes: z.array(operatorScope),
  store_id: id.nullable().meta({ description: 'The only store that the token is for; `null` for all stores.' }),
  expires_at: timeOrNull,
});

/** The owner of the presented token. */
// prettier-ignore
export const meRoutes: AdminRoutes = () => [
  adminRoute({
    id: 'getMe', method: 'get', path: '/admin/v1/me', scopes: 'any',
    summary: 'Retrieve the owner of the token', request: {}, response: ok('The owner of the token.', TokenOwnerOut),
    data: async (_request, { principal }) => rendererOf(TokenOwnerOut, { store_id: 'tenantId' })(principal),
  }),
];
