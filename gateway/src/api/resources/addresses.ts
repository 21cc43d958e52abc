import type { Address__Output } from '@storefront/proto/storefront/common/v1/Address';
import { renderAddress } from '@storefront/public-json';
import type { z } from 'zod';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, page, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { AddressIn, AddressUpdateIn } from '../schemas/addresses.ts';
import type { pagingQuery } from '../schemas/numbers.ts';

type Clients = Pick<ResourceDeps, 'clients'>;
type AddressPath = { path: { address_id: string } };

export const listAddresses =
  ({ clients: { billing } }: Clients) =>
  async ({ query }: { query: z.output<typeof pagingQuery> }, { caller }: Call): Promise<Reply> => {
    const { addresses, total } = await billing.listAddresses(query, caller);
    return page(addresses.map(renderAddress), { ...query, total });
  };

export const createAddress =
  ({ clients: { billing } }: Clients) =>
  async ({ body }: { body: z.output<typeof AddressIn> }, { caller }: Call): Promise<Reply> => {
    const { postal_code: postalCode, country_code: countryCode, ...rest } = body;
    return answerAddress(await billing.createAddress({ address: { ...rest, postalCode, countryCode } }, caller), 201);
  };

export const updateAddress =
  ({ clients: { billing } }: Clients) =>
  async ({ path, body }: AddressPath & { body: z.output<typeof AddressUpdateIn> }, { caller }: Call): Promise<Reply> => {
    const { name, line1, city, country_code: countryCode } = body;
    const cleared = {
      company: orEmpty(body.company),
      line2: orEmpty(body.line2),
      region: orEmpty(body.region),
      postalCode: orEmpty(body.postal_code),
      phone: orEmpty(body.phone),
    };
    return answerAddress(await billing.updateAddress({ addressId: path.address_id, name, line1, city, countryCode, ...cleared }, caller));
  };

export const deleteAddress =
  ({ clients: { billing } }: Clients) =>
  async ({ path }: AddressPath, { caller }: Call): Promise<Reply> => {
    await billing.deleteAddress({ addressId: path.address_id }, caller);
    return noContent();
  };

/** The service clears a field that is empty. */
const orEmpty = (text: string | null | undefined): string | undefined => (text === null ? '' : text);

const answerAddress = ({ address, replayed = false }: { address: Address__Output | null; replayed?: boolean }, status = 200): Reply =>
  enveloped(renderAddress(present(address, 'address')), { status, replayed });
