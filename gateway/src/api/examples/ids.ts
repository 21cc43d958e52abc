import type { PathValues } from '@storefront/api-docs';

/** IDs shared by the examples, so that all operations refer to the same resources. */
export const IDS = {
  tenant: '019a9f3e-1c00-7000-8000-00000000a001',
  customer: '019aa0c6-7c00-7000-8000-00000000c001',
  address: '019aa0c6-7c00-7000-8000-00000000ad01',
  category: '019a9f40-2a00-7000-8000-0000000ca701',
  childCategory: '019a9f40-2a00-7000-8000-0000000ca702',
  tagGroup: '019a9f40-2a00-7000-8000-00000000f901',
  tag: '019a9f40-2a00-7000-8000-00000000f902',
  cart: '019aa5b2-4400-7000-8000-00000000ca01',
  line: '019aa5b2-5100-7000-8000-000000001101',
  list: '019aa5b2-6000-7000-8000-00000000a501',
  listLine: '019aa5b2-6000-7000-8000-00000000a511',
  order: '019aa5b3-9000-7000-8000-000000000d01',
  orderLine: '019aa5b3-9000-7000-8000-000000000d11',
  invoice: '019aa5b3-9a00-7000-8000-00000000f001',
  creditNote: '019ab8d0-2a00-7000-8000-00000000c401',
  session: '019aa5b3-a100-7000-8000-000000005e01',
  subscription: '019aa000-0100-7000-8000-00000000eb01',
  delivery: '019aa5b3-a800-7000-8000-00000000de01',
  shipment: '019aaae2-5d00-7000-8000-0000000005a1',
  event: '019aa5b3-9b00-7000-8000-00000000e001',
  listener: '019aa5b3-9800-7000-8000-00000000f701',
  request: '019aa5b3-8f00-7000-8000-00000000e0a1',
} as const;

/** The values of path parameters in code samples. */
export const PATH_VALUES: PathValues = {
  address_id: IDS.address,
  cart_id: IDS.cart,
  credit_note_id: IDS.creditNote,
  code: 'WELCOME10',
  delivery_id: IDS.delivery,
  invoice_id: IDS.invoice,
  line_id: IDS.line,
  list_id: IDS.list,
  listener_id: IDS.listener,
  event_id: IDS.event,
  order_id: IDS.order,
  request_id: IDS.request,
  session_id: IDS.session,
  sku: 'BOLT-M8',
  subscription_id: IDS.subscription,
};
