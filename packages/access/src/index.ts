export { type AcceptedToken, acceptedTokenEntry, type IdentifyToken, parseAcceptedTokens, tokenIdentifier } from './accepted-tokens.ts';
export { EVENT_ACCESS, type EventAccess, eventAccessOf, STREAM } from './event-access.ts';
export {
  comparerOf,
  inboxPrefixOf,
  type NatsPermissions,
  type NatsUser,
  natsAuthorization,
  natsPermissions,
  serviceUsers,
} from './nats-permissions.ts';
export { isOperatorScope, isRecorded, OPERATOR_SCOPES, type OperatorScope, scopesOf } from './operator-scopes.ts';
export { type Fields, type Operator, type OperatorCall, type Operators, ROOT_OPERATOR } from './operators/operator.ts';
export { hashOfToken, hintOfToken, isOperatorToken, newOperatorToken } from './operators/operator-token.ts';
export { refusalOf, requireOwnStore } from './operators/refusal-of.ts';
export { CALLERS_OF, isPeerName, PEER_NAMES, type PeerName, SERVICE_NAMES, type ServiceName } from './peers.ts';
