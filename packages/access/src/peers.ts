/** The six services. */
export const SERVICE_NAMES = ['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks'] as const;
/** The name of a service, which is also its identity on gRPC and its user on NATS. */
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** All callers of services over gRPC: the services and the operator command. */
export const PEER_NAMES = [...SERVICE_NAMES, 'operator'] as const;
/** The identity of a caller over gRPC. */
export type PeerName = (typeof PEER_NAMES)[number];

/** Reports whether a text names a peer. */
export const isPeerName = (text: string): text is PeerName => PEER_NAMES.some((name) => name === text);

/** Who calls each service. A service needs the tokens of these peers only; each RPC narrows the list further. */
export const CALLERS_OF: Readonly<Record<ServiceName, readonly PeerName[]>> = {
  gateway: ['operator'],
  catalog: ['gateway', 'cart', 'orders', 'operator'],
  cart: ['gateway', 'orders', 'operator'],
  orders: ['gateway', 'operator'],
  billing: ['gateway', 'orders', 'webhooks', 'operator'],
  webhooks: ['gateway', 'operator'],
};
