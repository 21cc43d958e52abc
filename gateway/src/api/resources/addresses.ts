import type { Address } from '@storefront/proto/storefront/common/v1';
import { renderAddress } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import { noContent } from '../../http/replies/reply.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardMessage, forwardPage } from '../forward.ts';

/** Returns the operations on the addresses of the signed-in customer. */
export const addressHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  listAddresses: forwardPage(billing.listAddresses, ({ addresses }) => addresses.map(renderAddress)),
  createAddress: forwardMessage(
    (address: Address, caller: Caller) => billing.createAddress({ address }, caller),
    'address',
    renderAddress,
    201,
  ),
  updateAddress: forwardMessage(billing.updateAddress, 'address', renderAddress),
  deleteAddress: forward(billing.deleteAddress, noContent),
});
