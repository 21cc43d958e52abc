import { up as createOperatorTables } from '@storefront/access/migrations/0001-operators';
import { up as createEventTables } from '@storefront/events/migrations/0001-event-tables';
import { up as createIdempotencyTables } from '@storefront/idempotency/migrations/0001-idempotent-responses';
import { type Kysely, sql } from 'kysely';

/** Creates the tables of carts, promotions, and saved lists, and those of the packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLES).execute(db);
  await createIdempotencyTables(db);
  await createEventTables(db);
  await createOperatorTables(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const TABLES = `
  create table cart (
    ${SCOPE},
    cart_id uuid not null,
    customer_id uuid not null,
    status text not null default 'OPEN' check (status in ('OPEN', 'ORDERED', 'EXPIRED')),
    version integer not null default 1,
    currency text not null,
    tax_exempt boolean not null default false,
    -- The totals of a priced cart are null if a line has no price for the customer.
    subtotal numeric,
    discount_total numeric,
    gct_amount numeric,
    total numeric,
    free_shipping boolean not null default false,
    priced_at timestamptz(3),
    price_valid_until timestamptz(3),
    frozen_by uuid,
    frozen_until timestamptz(3),
    order_id uuid,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    primary key (tenant_id, mode, cart_id),
    constraint cart_ordered_has_order check ((status = 'ORDERED') = (order_id is not null)),
    constraint cart_frozen_until_when check ((frozen_by is null) = (frozen_until is null)),
    constraint cart_priced_whole check (
      num_nulls(priced_at, price_valid_until) in (0, 2)
      and num_nulls(subtotal, discount_total, gct_amount, total) in (0, 4)
      and (total is null or priced_at is not null)
    )
  );
  -- An order has exactly one cart; a second cart with the same order would be a bug.
  create unique index cart_order on cart (tenant_id, mode, order_id) where order_id is not null;
  create index cart_frozen on cart (frozen_until) where frozen_by is not null;
  create index cart_open_expiry on cart (expires_at) where status = 'OPEN';
  -- For purges, and for checks of recently changed carts.
  create index cart_updated on cart (updated_at);
  -- While a table has no statistics, Postgres prefers the newest index that has the columns of a lookup, wherever they are in it. So this one begins with the
  -- customer: lookups by the key must not use it.
  create index cart_of_customer on cart (customer_id, tenant_id, mode, updated_at, cart_id);

  create table cart_line (
    ${SCOPE},
    cart_id uuid not null,
    line_id uuid not null,
    position bigint generated always as identity,
    sku text not null,
    description text not null,
    quantity numeric not null check (quantity > 0 and quantity <= 1000000),
    order_uom text,
    order_quantity numeric check (order_quantity > 0),
    selling_rules jsonb not null,
    unit_price numeric,
    list_unit_price numeric,
    price_source text check (price_source in ('LIST', 'SALE', 'CONTRACT')),
    line_subtotal numeric,
    discount_amount numeric,
    -- Which promotions reduced the line.
    discounts jsonb,
    effective_gct_rate numeric,
    gct_amount numeric,
    line_total numeric,
    primary key (tenant_id, mode, cart_id, line_id),
    foreign key (tenant_id, mode, cart_id) references cart on delete cascade,
    constraint cart_line_unit_whole check ((order_uom is null) = (order_quantity is null)),
    -- A product that is sold at contract prices only has no list price.
    constraint cart_line_priced_whole check (
      num_nulls(unit_price, price_source, line_subtotal, discount_amount, discounts, effective_gct_rate, gct_amount, line_total) in (0, 8)
      and (list_unit_price is null or unit_price is not null)
    )
  );

  create table cart_promotion (
    ${SCOPE},
    cart_id uuid not null,
    code text not null,
    position integer not null,
    description text not null,
    status text not null check (status in ('APPLIED', 'NOT_ELIGIBLE', 'EXPIRED')),
    -- Why the promotion does not apply; null if it does.
    reason text,
    discount_amount numeric,
    primary key (tenant_id, mode, cart_id, code),
    foreign key (tenant_id, mode, cart_id) references cart on delete cascade,
    constraint cart_promotion_reason_unless_applied check ((status = 'APPLIED') = (reason is null))
  );

  -- One row per checkout that froze or released a cart. RELEASED is the tombstone that rejects a late freeze.
  create table cart_freeze (
    ${SCOPE},
    cart_id uuid not null,
    checkout_id uuid not null,
    status text not null check (status in ('FROZEN', 'RELEASED', 'CLOSED')),
    response jsonb,
    created_at timestamptz(3) not null default clock_timestamp(),
    updated_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, cart_id, checkout_id),
    foreign key (tenant_id, mode, cart_id) references cart on delete cascade,
    constraint cart_freeze_frozen_has_response check (status <> 'FROZEN' or response is not null)
  );
  -- The ended freezes that the sweep still has to clean up: tombstones, and closed freezes with a stored response.
  create index cart_freeze_ended on cart_freeze (updated_at) where status = 'RELEASED' or (status = 'CLOSED' and response is not null);
  create index cart_freeze_updated on cart_freeze (updated_at) where status in ('FROZEN', 'CLOSED');

  create table promotion (
    ${SCOPE},
    code text not null check (code = upper(code)),
    kind text not null check (kind in ('percent', 'amount', 'fixed_price', 'free_shipping', 'buy_x_get_y')),
    value numeric check (value >= 0),
    skus text[] not null,
    category_ids text[] not null,
    buy_quantity integer check (buy_quantity > 0),
    get_quantity integer check (get_quantity > 0),
    min_subtotal numeric check (min_subtotal >= 0),
    starts_at timestamptz(3),
    ends_at timestamptz(3),
    limit_total integer check (limit_total > 0),
    limit_per_customer integer check (limit_per_customer > 0),
    priority integer not null,
    combinable boolean not null,
    description text not null,
    use_count integer not null default 0 check (use_count >= 0),
    -- The uses among them whose rows have been purged.
    purged_use_count integer not null default 0 check (purged_use_count >= 0),
    created_at timestamptz(3) not null default clock_timestamp(),
    primary key (tenant_id, mode, code),
    constraint promotion_within_limit check (limit_total is null or use_count <= limit_total)
  );
  create index promotion_newest_first on promotion (tenant_id, mode, created_at desc, code desc);

  -- A use counts from the freeze of its checkout until the checkout is compensated or its order is canceled.
  create table promotion_use (
    ${SCOPE},
    checkout_id uuid not null,
    code text not null,
    customer_id uuid not null,
    cart_id uuid not null,
    used_at timestamptz(3) not null default clock_timestamp(),
    returned_at timestamptz(3),
    primary key (tenant_id, mode, checkout_id, code),
    foreign key (tenant_id, mode, code) references promotion
  );
  create index promotion_use_by_customer on promotion_use (tenant_id, mode, code, customer_id) where returned_at is null;
  create index promotion_use_age on promotion_use (used_at);

  -- The lines of a list are in its order. Each list of a customer has a slot, so that concurrent requests cannot exceed the limit.
  create table saved_list (
    ${SCOPE},
    list_id uuid not null,
    customer_id uuid not null,
    slot integer not null check (slot between 1 and 50),
    name text not null,
    name_key text not null,
    version integer not null default 1,
    lines jsonb not null default '[]',
    line_count integer not null default 0 check (line_count between 0 and 500),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    primary key (tenant_id, mode, list_id),
    constraint saved_list_slot unique (tenant_id, mode, customer_id, slot),
    constraint saved_list_name unique (tenant_id, mode, customer_id, name_key)
  );
`;
