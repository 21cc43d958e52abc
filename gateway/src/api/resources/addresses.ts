import type { Address, Address__Output } from '@storefront/proto/storefront/common/v1/Address';
import { renderAddress } from '@storefront/public-json';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardPage } from '../forward.ts';

/** Returns the operations on the addresses of the signed-in customer. */
export const addressHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  listAddresses: forwardPage(billing.listAddresses, ({ addresses }) => addresses.map(renderAddress)),
  createAddress: async (address: Address, { caller }: Call): Promise<Reply> =>
    answerAddress(await billing.createAddress({ address }, caller), 201),
  updateAddress: forward(billing.updateAddress, (updated) => answerAddress(updated, 200)),
  deleteAddress: forward(billing.deleteAddress, noContent),
});

const answerAddress = ({ address, replayed = false }: { address: Address__Output | null; replayed?: boolean }, status: number): Reply =>
  enveloped(renderAddress(present(address, 'address')), { status, replayed });
