/** The schema of the `single` baseline. */
export const SINGLE_SCHEMA = `
create table product (
  tenant_id uuid not null, sku text not null, description text not null, list_unit_price numeric not null, gct_rate numeric not null,
  base_uom text not null, on_hand numeric not null, reserved numeric not null default 0 check (reserved <= on_hand),
  primary key (tenant_id, sku)
);
create table contract_price (
  tenant_id uuid not null, customer_id uuid not null, sku text not null, unit_price numeric not null, primary key (tenant_id, customer_id, sku)
);
create table customer (tenant_id uuid not null, id uuid not null, credit_limit numeric not null, balance numeric not null default 0, primary key (tenant_id, id));
create table cart (
  tenant_id uuid not null, id uuid not null, customer_id uuid not null, status text not null, subtotal numeric, gct_amount numeric, total numeric,
  created_at timestamptz not null default now(), primary key (tenant_id, id)
);
create table cart_line (
  tenant_id uuid not null, cart_id uuid not null, id uuid not null, sku text not null, quantity numeric not null, unit_price numeric, line_subtotal numeric,
  gct_amount numeric, line_total numeric, primary key (tenant_id, cart_id, id), unique (tenant_id, cart_id, sku)
);
create table orders (
  tenant_id uuid not null, id uuid not null, number bigint not null, customer_id uuid not null, cart_id uuid not null, status text not null, total numeric not null,
  placed_at timestamptz not null default now(), primary key (tenant_id, id)
);
create table order_line (
  tenant_id uuid not null, order_id uuid not null, id uuid not null, sku text not null, quantity numeric not null, unit_price numeric not null, line_total numeric not null,
  primary key (tenant_id, order_id, id)
);
create table invoice (
  tenant_id uuid not null, id uuid not null, number bigint not null, order_id uuid not null, total numeric not null, issued_at timestamptz not null default now(), primary key (tenant_id, id)
);
create table counter (tenant_id uuid not null, name text not null, value bigint not null, primary key (tenant_id, name));
`;
