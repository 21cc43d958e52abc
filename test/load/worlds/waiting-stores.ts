import type pg from 'pg';

const SUBSCRIPTIONS_EACH = 3;
/** The endpoint of the deliveries that wait, which is never called. */
const WAITING_URL = 'https://shop.example/hook';

/** Adds the stores with these numbers, with three subscriptions and one waiting delivery each. */
export async function addWaitingStores(client: pg.Client, from: number, to: number): Promise<void> {
  const tenant = `('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const numbers = `generate_series(${from}, ${to}) as store (n)`;
  await client.query(`insert into gateway.tenant (tenant_id, name) select ${tenant}, 'Store ' || n from ${numbers}`);
  await client.query(
    `insert into gateway.store_settings (tenant_id, mode, name, currency, gct_rate, online_payments, couriers, payment_rails, signup)
     select ${tenant}, 'live', 'Store ' || n, 'JMD', 0.15, false, false, '{CASH_ON_DELIVERY}', 'open' from ${numbers}`,
  );
  await client.query(
    `insert into webhooks.subscription (tenant_id, mode, id, endpoint_url, event_types, status, secret_sealed, secret_hint, created_at, updated_at)
     select ${tenant}, 'live', gen_random_uuid(), '${WAITING_URL}', '{order.confirmed}', 'ACTIVE', '\\x00', 'abcd', now(), now()
     from ${numbers}, generate_series(1, ${SUBSCRIPTIONS_EACH})`,
  );
  await client.query(
    `insert into webhooks.delivery (tenant_id, mode, id, subscription_id, event, event_id, body, status, attempt_count, next_attempt_at, resends, created_at)
     select tenant_id, mode, gen_random_uuid(), id, 'order.confirmed', gen_random_uuid(), '{}', 'PENDING', 1, now() + interval '1 day', 0, now()
     from webhooks.subscription join ${numbers} on tenant_id = ${tenant}`,
  );
  await client.query(
    `insert into webhooks.flow (tenant_id, mode, kind, due_at)
     select tenant_id, mode, 'delivery', min(next_attempt_at) from webhooks.delivery where status = 'PENDING' group by tenant_id, mode
     on conflict do nothing`,
  );
  await client.query('vacuum analyze');
}
