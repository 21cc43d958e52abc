/** The demo store's settings, as `storefront stores create` takes them. */
export const demoStore = {
  name: 'Harbour Lane Trade Supply',
  currency: 'JMD',
  gctRate: 0.15,
  onlinePayments: true,
  couriers: true,
} as const;

/** The seller on the demo store's invoices. */
export const demoSeller = {
  legalName: 'Harbour Lane Trade Supply Ltd',
  taxNumber: '001-764-382',
  taxNumberLabel: 'TRN',
  address: {
    name: 'Harbour Lane Trade Supply Ltd',
    line1: '211 Spanish Town Road',
    city: 'Kingston 11',
    region: 'St Andrew',
    countryCode: 'JM',
  },
  contactEmail: 'accounts@harbour-lane.example',
  contactPhone: '+1 876 555 0100',
} as const;
