import { up as createOperatorTables } from '@storefront/access/migrations/0001-operators';
import { up as createEventTables, indexEventsOfRequests } from '@storefront/events/migrations/0001-event-tables';
import { up as createIdempotencyTables } from '@storefront/idempotency/migrations/0001-idempotent-responses';
import { up as createLeaseOwnerTable } from '@storefront/lease-owners/migrations/0001-lease-owners';
import { up as createStoreClockTables } from '@storefront/store-clock/migrations/0001-sandbox-clock';
import { type Kysely, sql } from 'kysely';

/** Creates the tables of checkouts, orders, shipments, corrections, and account closings, and those of the packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLES).execute(db);
  await createIdempotencyTables(db);
  await createLeaseOwnerTable(db);
  await createStoreClockTables(db);
  await createEventTables(db);
  await indexEventsOfRequests(db);
  await createOperatorTables(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const TABLES = `
  -- One row per checkout: its request, its recovery point, and the lease of the process that runs it. See src/checkout/run-checkout.ts.
  create table checkout (
    ${SCOPE},
    id uuid not null,
    customer_id uuid not null,
    cart_id uuid not null,
    order_id uuid not null,
    -- Null once a refused checkout has returned it.
    order_number text,
    request_id text not null,
    store jsonb not null,
    body jsonb not null,
    shipping_option jsonb,
    step text not null check (step in ('started', 'ordered', 'completed', 'compensating', 'abandoned')),
    cart jsonb,
    payment jsonb,
    undo jsonb not null default '[]',
    result text,
    attempts integer not null default 0,
    -- Others take a checkout over as soon as the process that runs it has died.
    lease_owner uuid,
    lease_token uuid not null,
    lease_until timestamptz not null,
    created_at timestamptz(3) not null default now(),
    finished_at timestamptz(3),
    primary key (tenant_id, mode, id),
    check ((finished_at is not null) = (step in ('completed', 'abandoned'))),
    check ((result is not null) = (step in ('ordered', 'completed'))),
    check (order_number is not null or step in ('compensating', 'abandoned'))
  );
  -- Serves the sweep's only query. It contains only unfinished checkouts.
  create index checkout_unfinished on checkout (lease_until) where finished_at is null;
  create index checkout_abandoned on checkout (finished_at) where step = 'abandoned';
  create index checkout_completed on checkout (finished_at) where step = 'completed';

  -- The keys of checkouts are apart from those of other requests, because a checkout claims its key long before it finishes.
  create table idempotency_record (
    ${SCOPE},
    customer_id uuid not null,
    route text not null,
    key text not null,
    fingerprint text not null,
    checkout_id uuid not null,
    expires_at timestamptz not null default now() + interval '24 hours',
    primary key (tenant_id, mode, customer_id, route, key),
    foreign key (tenant_id, mode, checkout_id) references checkout (tenant_id, mode, id) deferrable initially deferred
  );
  create index idempotency_record_expiry on idempotency_record (expires_at);
  create index idempotency_record_checkout on idempotency_record (tenant_id, mode, checkout_id);

  -- The last order number that was assigned.
  create table order_counter (
    ${SCOPE},
    last_number bigint not null,
    primary key (tenant_id, mode)
  );

  -- Numbers of refused checkouts, which the next ones take: at most as many as checkouts of a store ran at the same time.
  create table returned_order_number (
    ${SCOPE},
    number text not null,
    primary key (tenant_id, mode, number)
  );

  create table sales_order (
    ${SCOPE},
    id uuid not null,
    number text not null,
    customer_id uuid not null,
    cart_id uuid not null,
    checkout_id uuid not null,
    status text not null check (
      status in ('PENDING_PAYMENT', 'CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED')
    ),
    payment_status text not null check (
      payment_status in ('UNPAID', 'PAID', 'ON_ACCOUNT', 'CREDITED', 'REFUND_PENDING', 'REFUND_FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED')
    ),
    payment_rail text not null check (payment_rail in ('CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID')),
    -- The version of the last applied refund totals.
    refund_revision integer not null default 0,
    -- The settlement of the order's invoice, as far as it is known, and when it was published.
    settlement text,
    settled_at timestamptz(3),
    currency text not null,
    subtotal numeric not null,
    discount_total numeric not null,
    shipping_amount numeric not null,
    shipping_gct_amount numeric not null,
    -- How the shipping is taxed; null if all of it is taxed at the order's rate.
    shipping_taxes jsonb,
    gct_amount numeric not null,
    total numeric not null,
    gct_rate numeric not null,
    line_count integer not null,
    -- How many decimals the quantities of each SKU may have.
    quantity_decimals jsonb not null,
    -- The terms of an order on credit: {code, days}.
    payment_terms jsonb,
    purchase_order_number text,
    requested_delivery_date text,
    notes text,
    shipping_option jsonb,
    shipping_address jsonb,
    billing_address jsonb,
    buyer jsonb not null,
    promotions jsonb not null,
    cancellation jsonb,
    store jsonb not null,
    -- The text by which a customer's list finds the order.
    search_text text not null,
    pay_by timestamptz(3),
    pay_check_at timestamptz,
    placed_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    primary key (tenant_id, mode, id),
    constraint sales_order_number unique (tenant_id, mode, number),
    constraint sales_order_cart unique (tenant_id, mode, cart_id),
    constraint sales_order_checkout unique (tenant_id, mode, checkout_id)
  );
  create index sales_order_of_customer on sales_order (tenant_id, mode, customer_id, placed_at desc, id desc);
  create index sales_order_newest on sales_order (tenant_id, mode, placed_at desc, id desc);
  -- Operators find an order by the beginning of its numbers, or by the buyer's email. Orders without a purchase order number are
  -- indexed too, so that the planner knows how few have one. Equal entries would make an index so small that the planner
  -- would prefer it to look up IDs before the table is analyzed: the ID makes them distinct.
  create index sales_order_by_number on sales_order (tenant_id, mode, lower(number) text_pattern_ops);
  create index sales_order_by_purchase_order on sales_order (tenant_id, mode, lower(purchase_order_number) text_pattern_ops, id);
  create index sales_order_by_email on sales_order (tenant_id, mode, lower(buyer ->> 'email'), id);
  -- The orders that operators filter, and count, by states that few of them have in the end.
  create index sales_order_by_status on sales_order (tenant_id, mode, status, placed_at desc, id desc) where status <> 'DELIVERED';
  create index sales_order_by_payment on sales_order (tenant_id, mode, payment_status, placed_at desc, id desc)
    where payment_status <> 'PAID';
  create index sales_order_of_debtor on sales_order (tenant_id, mode)
    where payment_status in ('UNPAID', 'ON_ACCOUNT') and status not in ('CANCELLED', 'EXPIRED');
  create index sales_order_unpaid on sales_order (pay_by) where pay_by is not null;
  -- The orders that changed since a check.
  create index sales_order_updated on sales_order (updated_at);

  create table order_line (
    ${SCOPE},
    order_id uuid not null,
    id uuid not null,
    position integer not null,
    sku text not null,
    description text not null,
    quantity numeric not null check (quantity > 0),
    base_uom text not null,
    order_uom text,
    order_quantity numeric,
    order_unit_price numeric,
    unit_price numeric not null,
    -- Null for a product that is sold at contract prices only.
    list_unit_price numeric,
    price_source text not null check (price_source in ('LIST', 'SALE', 'CONTRACT')),
    line_subtotal numeric not null,
    discount_amount numeric not null,
    -- Which promotions reduced the line.
    discounts jsonb not null,
    effective_gct_rate numeric not null,
    gct_amount numeric not null,
    line_total numeric not null,
    shipped_quantity numeric not null default 0 check (shipped_quantity >= 0 and shipped_quantity <= quantity),
    cancelled_quantity numeric not null default 0,
    credited_quantity numeric not null default 0,
    returned_quantity numeric not null default 0,
    primary key (tenant_id, mode, order_id, id),
    foreign key (tenant_id, mode, order_id) references sales_order (tenant_id, mode, id)
  );

  create table order_timeline (
    ${SCOPE},
    order_id uuid not null,
    position integer not null,
    at timestamptz(3) not null,
    event text not null,
    actor text not null check (actor in ('shopper', 'store', 'system')),
    primary key (tenant_id, mode, order_id, position),
    foreign key (tenant_id, mode, order_id) references sales_order (tenant_id, mode, id)
  );

  -- A parcel. It is pending until shipped_at is set; see src/shipping/send-shipment.ts.
  create table shipment (
    ${SCOPE},
    order_id uuid not null,
    id uuid not null,
    number text not null,
    carrier text,
    tracking_number text,
    tracking_url text,
    lines jsonb not null,
    shipped_at timestamptz(3),
    delivered_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    lease_until timestamptz not null,
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode, order_id) references sales_order (tenant_id, mode, id)
  );
  create index shipment_of_order on shipment (tenant_id, mode, order_id, created_at);
  create index shipment_under_way on shipment (lease_until) where shipped_at is null;

  -- The corrections of orders, such as returns. One is in progress until finished_at is set; see src/corrections/complete-correction.ts.
  create table order_return (
    ${SCOPE},
    order_id uuid not null,
    id uuid not null,
    request jsonb not null,
    quantities jsonb not null,
    finished_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    lease_until timestamptz not null,
    primary key (tenant_id, mode, order_id, id),
    foreign key (tenant_id, mode, order_id) references sales_order (tenant_id, mode, id)
  );
  create index order_return_unfinished on order_return (lease_until) where finished_at is null;
  -- A store uses the key of a correction once.
  create index order_return_key on order_return (tenant_id, mode, id);

  create table shipping_option (
    ${SCOPE},
    code text not null,
    label text not null,
    kind text not null check (kind in ('COURIER', 'PICKUP', 'OWN_FLEET')),
    amount numeric not null check (amount >= 0),
    free_over numeric check (free_over >= 0),
    currency text not null,
    primary key (tenant_id, mode, code)
  );

  -- The accounts that shoppers close. A row stays until the customer is erased in the cart service as well.
  create table account_closing (
    ${SCOPE},
    id uuid not null,
    customer_id uuid not null,
    store jsonb not null,
    due_at timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (tenant_id, mode, id)
  );
  create index account_closing_due on account_closing (due_at);
`;
