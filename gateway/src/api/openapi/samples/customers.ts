import { IDS } from '../examples/ids.ts';
import type { Samples } from './sample-values.ts';

const address = { path: { address_id: IDS.address } };

export const CUSTOMER_SAMPLES: Samples = {
  getMe: {},
  getCreditStatus: {},
  listAddresses: {},
  createAddress: {},
  updateAddress: address,
  deleteAddress: address,
};
