import { eventAccessOf, STREAM } from './event-access.ts';
import { SERVICE_NAMES, type ServiceName } from './peers.ts';

/** The subjects that a user of NATS may use; everything else is refused. */
export interface NatsPermissions {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

/** Returns the prefix of the subjects on which a service receives replies. Each service has its own, so that none can read another's replies. */
export const inboxPrefixOf = (user: string): string => `_INBOX_${user}`;

/** Returns the permissions of a service: its own aggregates, its own durable consumer, and the stream's management calls that it needs. */
export function natsPermissions(service: ServiceName): NatsPermissions {
  const { publishes, consumes, watches } = eventAccessOf(service);
  return {
    publish: [
      ...publishes.map((aggregate) => `events.*.*.${aggregate}.*`),
      `$JS.API.STREAM.INFO.${STREAM}`,
      // Every service creates the stream if it is missing. An existing stream cannot be changed, purged, or deleted.
      `$JS.API.STREAM.CREATE.${STREAM}`,
      ...(publishes.length > 0 ? relaySubjects(service, publishes) : []),
      ...(consumes.length > 0 ? consumerSubjects(service, consumes) : []),
    ],
    subscribe: [`${inboxPrefixOf(service)}.>`, ...watches.map((type) => `events.*.*.${type}`)],
  };
}

/** Returns the name of the consumer by which the relay of a service compares its outbox with the stream. */
export const comparerOf = (service: string): string => `${service}_relay`;

/** The relay compares its outbox with its own events in the stream, and with what the consumers have acknowledged. */
function relaySubjects(service: string, aggregates: readonly string[]): readonly string[] {
  const name = comparerOf(service);
  return [
    `$JS.API.CONSUMER.LIST.${STREAM}`,
    // The filter of the consumer is in the subject of the request, so that it cannot read other events. To ask for a position would be to read any.
    ...aggregates.map((aggregate) => `$JS.API.CONSUMER.CREATE.${STREAM}.${name}.events.*.*.${aggregate}.*`),
    `$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${name}`,
    `$JS.API.CONSUMER.DELETE.${STREAM}.${name}`,
  ];
}

function consumerSubjects(name: string, types: readonly string[]): readonly string[] {
  const create = `$JS.API.CONSUMER.CREATE.${STREAM}.${name}`;
  const [only, ...others] = types;
  return [
    `$JS.API.CONSUMER.INFO.${STREAM}.${name}`,
    // A consumer of one type names its filter in the subject of the request; several filters are only in its body.
    ...(others.length === 0 ? [`${create}.events.*.*.${only}`] : [create, `${create}.>`]),
    `$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${name}`,
    `$JS.ACK.${STREAM}.${name}.>`,
    // The form with a domain and an account, which later servers use.
    `$JS.ACK.*.*.${STREAM}.${name}.>`,
  ];
}

/** A user of NATS with a value of the configuration language as its password: quoted text or a variable. */
export interface NatsUser {
  readonly user: string;
  readonly password: string;
  /** A user without permissions may do everything. */
  readonly permissions?: NatsPermissions;
}

/** Returns the users of all services with the passwords that `passwordOf` returns. */
export const serviceUsers = (passwordOf: (service: ServiceName) => string): readonly NatsUser[] =>
  SERVICE_NAMES.map((user) => ({ user, password: passwordOf(user), permissions: natsPermissions(user) }));

/** Formats the `authorization` block of a nats-server configuration. A client that is not one of the users is refused. */
export function natsAuthorization(users: readonly NatsUser[]): string {
  const lines = users.flatMap(({ user, password, permissions }) => [
    '    {',
    `      user: ${JSON.stringify(user)}`,
    `      password: ${password}`,
    ...(permissions === undefined
      ? []
      : [
          '      permissions: {',
          `        publish: ${JSON.stringify(permissions.publish)}`,
          `        subscribe: ${JSON.stringify(permissions.subscribe)}`,
          '      }',
        ]),
    '    }',
  ]);
  return `${['authorization {', '  users: [', ...lines, '  ]', '}'].join('\n')}\n`;
}
