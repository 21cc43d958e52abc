import { SERVICE_SECRETS, startupSummary } from '@storefront/config';
import { connect } from '@storefront/db';
import { connectBus, consume, operations } from '@storefront/events';
import { runProcess } from '@storefront/lifecycle';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1/WebhooksService';
import { implement, newId, serve } from '@storefront/rpc';
import { readConfig } from './config.ts';
import type { WebhooksDeps } from './deps.ts';
import { EVENT_TYPES } from './domain/event-types.ts';
import { checkEndpoint } from './endpoints/check-endpoint.ts';
import { onPublicEvent } from './events/on-public-event.ts';
import { createSubscription } from './handlers/create-subscription.ts';
import { deleteSubscription } from './handlers/delete-subscription.ts';
import { getDelivery } from './handlers/get-delivery.ts';
import { getSubscription } from './handlers/get-subscription.ts';
import { listDeliveries } from './handlers/list-deliveries.ts';
import { listSubscriptions } from './handlers/list-subscriptions.ts';
import { pingSubscription } from './handlers/ping-subscription.ts';
import { redeliver } from './handlers/redeliver.ts';
import { replayDeliveries } from './handlers/replay-deliveries.ts';
import { rotateSecret } from './handlers/rotate-secret.ts';
import { updateSubscription } from './handlers/update-subscription.ts';
import { createPoster } from './sending/post.ts';
import { startRetention } from './sending/start-retention.ts';
import { startSender } from './sending/start-sender.ts';
import { secretBox } from './signing/secrets.ts';
import { countDue } from './store/claims.ts';
import { findSubscribed } from './store/deliveries.ts';
import { checkInvariants } from './store/invariants.ts';
import type { Database } from './store/schema.ts';

await runProcess('webhooks', async ({ env, log, onClose }) => {
  const config = readConfig(env);
  log.info(startupSummary({ ...config }, [...SERVICE_SECRETS, 'secretsKey']), 'configured');
  const { serviceToken, leaseMs, retrySchedules: schedules, timeoutMs } = config;
  const allowPrivate = config.allowPrivateEndpoints;
  const secrets = secretBox(config.secretsKey);
  const now = () => new Date();

  const database = connect<Database>({ url: config.databaseUrl, name: 'webhooks', poolMax: config.databasePoolMax });
  onClose('database', database.close);
  const { db } = database;

  const poster = createPoster({ allowPrivate, timeoutMs });
  onClose('poster', poster.close);
  const sender = startSender({ db, poster, secrets, schedules, leaseMs, log });
  onClose('sender', sender.close);
  const retention = startRetention(db, log);
  onClose('retention', retention.close);

  const deps: WebhooksDeps = { db, secrets, checkEndpoint: checkEndpoint({ allowPrivate }), newId, now, afterCommit: sender.wake };
  const bus = await connectBus({ url: config.natsUrl, name: 'webhooks', log });
  onClose('bus', bus.close);
  const dispatch = onPublicEvent(deps);
  const consumption = consume({
    db,
    bus,
    consumer: 'webhooks',
    types: EVENT_TYPES,
    handlers: {
      'order.confirmed': dispatch,
      'order.shipped': dispatch,
      'order.cancelled': dispatch,
      'invoice.issued': dispatch,
      'product.created': dispatch,
      'product.updated': dispatch,
      'stock.changed': dispatch,
    },
    concerns: (events) => findSubscribed(db, events),
    log,
    afterCommit: sender.wake,
  });
  onClose('consumer', consumption.close);

  const server = await serve({
    host: config.grpcHost,
    port: config.grpcPort,
    serviceToken,
    reflection: config.reflection,
    log,
    services: [
      implement<WebhooksServiceDefinition>('storefront.webhooks.v1.WebhooksService', {
        CreateSubscription: createSubscription(deps),
        ListSubscriptions: listSubscriptions(deps),
        GetSubscription: getSubscription(deps),
        UpdateSubscription: updateSubscription(deps),
        DeleteSubscription: deleteSubscription(deps),
        RotateSecret: rotateSecret(deps),
        PingSubscription: pingSubscription(deps),
        ListDeliveries: listDeliveries(deps),
        GetDelivery: getDelivery(deps),
        Redeliver: redeliver(deps),
        ReplayDeliveries: replayDeliveries(deps),
      }),
      operations({ db, bus, service: 'webhooks', invariants: () => checkInvariants(db), deliveriesDue: () => countDue(db) }),
    ],
  });
  onClose('grpc', server.close);
});
