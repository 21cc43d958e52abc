import { type Kysely, sql } from 'kysely';

/** Creates the tables of contract prices, stock, and reservations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const STATEMENTS = [
  `create table contract_price (
    ${SCOPE},
    customer_id uuid not null,
    sku text collate "C" not null,
    min_quantity numeric not null check (min_quantity > 0),
    unit_price numeric not null check (unit_price >= 0),
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, customer_id, sku, min_quantity)
  )`,

  // Every product has a row. `on_hand` is null if the store does not count the product. `reserved` may exceed `on_hand`, because a new
  // count may be lower than what is reserved; a reservation is refused unless on_hand - reserved covers it.
  // `last_band` is the band last recorded in the change feed; it equals `band` after every commit.
  `create table stock (
    ${SCOPE},
    sku text collate "C" not null,
    on_hand numeric check (on_hand >= 0),
    reserved numeric not null default 0 check (reserved >= 0),
    low_stock_threshold numeric not null check (low_stock_threshold >= 0),
    band text not null generated always as (
      case
        when on_hand is null then 'UNKNOWN'
        when on_hand - reserved <= 0 then 'OUT'
        when on_hand - reserved <= low_stock_threshold then 'LOW'
        else 'IN_STOCK'
      end
    ) stored,
    last_band text not null check (last_band in ('IN_STOCK', 'LOW', 'OUT', 'UNKNOWN')),
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, sku),
    foreign key (tenant_id, mode, sku) references product (tenant_id, mode, sku)
  ) with (fillfactor = 80)`,

  // RELEASED without lines is a tombstone: the release arrived before the reservation.
  `create table reservation (
    ${SCOPE},
    checkout_id uuid not null,
    state text not null check (state in ('HELD', 'COMMITTED', 'RELEASED', 'EXPIRED')),
    expires_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, checkout_id)
  )`,
  `create index reservation_to_expire on reservation (expires_at) where state = 'HELD'`,
  `create table reservation_line (
    ${SCOPE},
    checkout_id uuid not null,
    sku text collate "C" not null,
    quantity numeric not null check (quantity > 0),
    shipped numeric not null default 0 check (shipped between 0 and quantity),
    primary key (tenant_id, mode, checkout_id, sku),
    foreign key (tenant_id, mode, checkout_id) references reservation (tenant_id, mode, checkout_id)
  )`,
  `create index reservation_line_by_sku on reservation_line (tenant_id, mode, sku)`,
  // Makes shipments idempotent.
  `create table reservation_shipment (
    ${SCOPE},
    checkout_id uuid not null,
    shipment_id uuid not null,
    shipped_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, checkout_id, shipment_id)
  )`,
];
