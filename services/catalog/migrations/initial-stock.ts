const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** Stock, reservations, and returns. */
export const STOCK_TABLES = `
  -- Every product has a row. on_hand is null if the store does not count the product. reserved may exceed on_hand, because a new count may be lower than what is
  -- reserved; a reservation is refused unless on_hand - reserved covers it.
  create table stock (
    ${SCOPE},
    sku text collate "C" not null,
    on_hand numeric check (on_hand >= 0),
    reserved numeric not null default 0 check (reserved >= 0),
    low_stock_threshold numeric not null check (low_stock_threshold >= 0),
    -- Whether low_stock_threshold is the store's.
    follows_store boolean not null default false,
    band text not null generated always as (
      case
        when on_hand is null then 'UNKNOWN'
        when on_hand - reserved <= 0 then 'OUT'
        when on_hand - reserved <= low_stock_threshold then 'LOW'
        else 'IN_STOCK'
      end
    ) stored,
    -- The band last recorded in the change feed; it equals band after every commit.
    last_band text not null check (last_band in ('IN_STOCK', 'LOW', 'OUT', 'UNKNOWN')),
    -- The last published band, apart from last_band, so that stock.changed is coalesced to one event per second.
    published_band text not null default 'UNKNOWN' check (published_band in ('IN_STOCK', 'LOW', 'OUT', 'UNKNOWN')),
    published_at timestamptz(3),
    publish_at timestamptz(3),
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, sku),
    foreign key (tenant_id, mode, sku) references product (tenant_id, mode, sku)
  ) with (fillfactor = 80);
  -- Contains only the few rows with a delayed change.
  create index stock_to_publish on stock (publish_at) where publish_at is not null;

  -- The store's threshold for products without one. While a new one is applied in batches, after_sku is the last SKU that was updated; null when it is complete.
  create table stock_setting (
    ${SCOPE},
    low_stock_threshold numeric not null check (low_stock_threshold >= 0),
    after_sku text collate "C",
    primary key (tenant_id, mode)
  );
  create index stock_setting_to_apply on stock_setting (tenant_id, mode) where after_sku is not null;

  -- RELEASED without lines is a tombstone: the release arrived before the reservation.
  create table reservation (
    ${SCOPE},
    checkout_id uuid not null,
    state text not null check (state in ('HELD', 'COMMITTED', 'RELEASED', 'EXPIRED')),
    expires_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, checkout_id)
  );
  create index reservation_to_expire on reservation (expires_at) where state = 'HELD';
  create index reservation_ended on reservation (updated_at) where state <> 'HELD';
  create table reservation_line (
    ${SCOPE},
    checkout_id uuid not null,
    sku text collate "C" not null,
    quantity numeric not null check (quantity > 0),
    shipped numeric not null default 0 check (shipped between 0 and quantity),
    primary key (tenant_id, mode, checkout_id, sku),
    foreign key (tenant_id, mode, checkout_id) references reservation (tenant_id, mode, checkout_id) on delete cascade
  );
  create index reservation_line_by_sku on reservation_line (tenant_id, mode, sku);
  -- Makes shipments idempotent.
  create table reservation_shipment (
    ${SCOPE},
    checkout_id uuid not null,
    shipment_id uuid not null,
    shipped_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, checkout_id, shipment_id)
  );
  create index reservation_shipment_age on reservation_shipment using brin (shipped_at);
  -- Makes restocking returns idempotent.
  create table stock_return (
    ${SCOPE},
    return_id uuid not null,
    restocked_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, return_id)
  );
`;
