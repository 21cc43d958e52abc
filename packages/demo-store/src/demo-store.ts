/** The demo store itself, as `storefront stores create` takes it. */
export const demoStore = {
  name: 'Harbour Lane Trade Supply',
  currency: 'JMD',
  gctRate: 0.15,
  onlinePayments: true,
  couriers: true,
} as const;
