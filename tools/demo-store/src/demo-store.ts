/** The demo store's settings, as `storefront stores create` takes them. */
export const demoStore = {
  name: 'Harbour Lane Trade Supply',
  currency: 'JMD',
  gctRate: 0.15,
  onlinePayments: true,
  couriers: true,
} as const;
