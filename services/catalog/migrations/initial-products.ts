const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** Categories, tags, products, their prices, and their changes. */
export const PRODUCT_TABLES = `
  -- product_count is the number of visible products in the category and its descendants. Writers maintain it so that reads never count.
  create table category (
    ${SCOPE},
    id uuid not null,
    parent_id uuid,
    path text collate "C" not null,
    slug text not null,
    name text not null,
    description text,
    depth smallint not null,
    position integer not null,
    image jsonb,
    product_count integer not null default 0 check (product_count >= 0),
    created_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, id),
    unique (tenant_id, mode, path)
  );
  create index category_by_slug on category (tenant_id, mode, slug);

  -- The queue of renamed and moved categories. Their products with a SKU above after_sku still have to be reindexed.
  create table category_reindex (
    ${SCOPE},
    category_id uuid not null,
    after_sku text collate "C" not null default '',
    primary key (tenant_id, mode, category_id),
    foreign key (tenant_id, mode, category_id) references category (tenant_id, mode, id)
  );

  create table tag_group (
    ${SCOPE},
    slug text collate "C" not null,
    id uuid not null,
    name text not null,
    position integer not null,
    primary key (tenant_id, mode, slug)
  );
  create table tag (
    ${SCOPE},
    group_slug text collate "C" not null,
    slug text collate "C" not null,
    id uuid not null,
    name text not null,
    position integer not null,
    product_count integer not null default 0 check (product_count >= 0),
    primary key (tenant_id, mode, group_slug, slug),
    foreign key (tenant_id, mode, group_slug) references tag_group (tenant_id, mode, slug)
  );

  -- The columns of a product list. The long texts are in product_content, so that a page of 50 reads few blocks.
  create table product (
    ${SCOPE},
    sku text collate "C" not null,
    -- The version of the product.
    revision bigint not null default 0,
    description text not null,
    short_description text,
    -- Null for a product that is sold at contract prices only, and then current_unit_price too, which sorts last in both directions.
    list_unit_price numeric check (list_unit_price >= 0),
    compare_at_unit_price numeric check (compare_at_unit_price >= 0),
    sale_unit_price numeric check (sale_unit_price >= 0),
    sale_starts_at timestamptz(3),
    sale_ends_at timestamptz(3) check (sale_ends_at > sale_starts_at),
    price_breaks jsonb not null,
    current_unit_price numeric,
    price_changes_at timestamptz(3),
    gct_rate numeric check (gct_rate between 0 and 1),
    base_uom text not null,
    quantity_decimals smallint not null check (quantity_decimals between 0 and 3),
    order_uoms jsonb not null,
    media jsonb not null,
    category_paths text[] not null,
    category_ids uuid[] not null,
    category_tree_ids uuid[] not null,
    tag_keys text[] not null,
    tag_slugs text[] not null,
    hidden boolean not null,
    announced boolean not null,
    -- Each lexeme begins with nine characters that identify the store and mode. With these as columns of the index, searches intersected their words with the list
    -- of all products of the store, which took most of their time.
    search tsvector not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    primary key (tenant_id, mode, sku)
  );
  create index product_by_price on product (tenant_id, mode, current_unit_price, sku) where not hidden;
  create index product_by_update on product (tenant_id, mode, updated_at desc, sku) where not hidden;
  create index product_by_price_down on product (tenant_id, mode, current_unit_price desc nulls last, sku) where not hidden;
  create index product_price_change on product (price_changes_at) where price_changes_at is not null;
  -- A pending list of 512 KiB lets imports write in bulk and slows down an immediately following search by a few milliseconds at most.
  create index product_search on product using gin (search) with (gin_pending_list_limit = 512) where not hidden;
  create index product_filter on product using gin (tenant_id, mode, category_tree_ids, tag_slugs) with (gin_pending_list_limit = 512)
    where not hidden;
  -- A page of products skips those before it in the index alone. It comes last, because Postgres prefers the newest index that has the columns of a lookup, wherever
  -- they are in it, while a table has no statistics.
  create index product_by_sku on product (tenant_id, mode, sku) where not hidden;

  create table product_content (
    ${SCOPE},
    sku text collate "C" not null,
    body text,
    specs jsonb not null,
    primary key (tenant_id, mode, sku),
    foreign key (tenant_id, mode, sku) references product (tenant_id, mode, sku)
  );

  -- No query filters or sorts by these columns, and sampling their long values took most of the time of a refresh of the statistics.
  alter table product
    alter column description set statistics 0,
    alter column short_description set statistics 0,
    alter column list_unit_price set statistics 0,
    alter column compare_at_unit_price set statistics 0,
    alter column sale_unit_price set statistics 0,
    alter column sale_starts_at set statistics 0,
    alter column sale_ends_at set statistics 0,
    alter column price_breaks set statistics 0,
    alter column gct_rate set statistics 0,
    alter column order_uoms set statistics 0,
    alter column media set statistics 0,
    alter column category_paths set statistics 0,
    alter column category_ids set statistics 0,
    alter column tag_keys set statistics 0;
  alter table product_content
    alter column body set statistics 0,
    alter column specs set statistics 0;

  -- A row instead of an advisory lock, because the stores may be on several servers: writers of products lock the row of their store.
  create table catalog_writer (
    ${SCOPE},
    locked_at timestamptz(3) not null,
    primary key (tenant_id, mode)
  ) with (fillfactor = 50);

  -- The service, which does not own the tables, refreshes the statistics of the planner after an import. Without statistics, which autovacuum creates only later,
  -- Postgres sorts the whole catalog to read one page. If another refresh is running, the function does nothing.
  create function refresh_statistics() returns void
      language plpgsql security definer set search_path from current set lock_timeout = '500ms' as $$
      begin
        analyze product, product_content, stock, contract_price, category, tag, search_word;
      exception when lock_not_available then null;
      end $$;

  create table contract_price (
    ${SCOPE},
    customer_id uuid not null,
    sku text collate "C" not null,
    min_quantity numeric not null check (min_quantity > 0),
    unit_price numeric not null check (unit_price >= 0),
    updated_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, customer_id, sku, min_quantity)
  );

  -- The exemptions of customers from GCT, as billing publishes them. A removed one stays, so that an older event does not bring it back.
  create table tax_exemption (
    ${SCOPE},
    customer_id uuid not null,
    is_exempt boolean not null,
    exempt_until text,
    changed_at timestamptz(3) not null,
    primary key (tenant_id, mode, customer_id)
  );

  -- The settings on which rendered prices depend, for events that no request causes, such as the start of a sale.
  create table store_setting (
    ${SCOPE},
    currency text not null,
    gct_rate numeric not null,
    primary key (tenant_id, mode)
  );

  -- One hot row per store and mode. Transactions lock it last, so versions become visible in order.
  create table catalog_version (
    ${SCOPE},
    version bigint not null,
    visible_count integer not null check (visible_count >= 0),
    updated_at timestamptz(3) not null default now(),
    -- When the change log is due for compaction. A change can be compacted after a month.
    compact_at timestamptz(3) not null default now() + interval '30 days',
    primary key (tenant_id, mode)
  ) with (fillfactor = 50);
  create index catalog_version_to_compact on catalog_version (compact_at);
  create table catalog_change (
    ${SCOPE},
    version bigint not null,
    sku text collate "C" not null,
    change text not null check (change in ('CREATED', 'UPDATED', 'REMOVED', 'STOCK')),
    created_at timestamptz(3) not null default now(),
    primary key (tenant_id, mode, version, sku)
  );
  create index catalog_change_by_sku on catalog_change (tenant_id, mode, sku, change, version);
  -- How far each change log has been compacted.
  create table catalog_compaction (
    ${SCOPE},
    version bigint not null,
    primary key (tenant_id, mode)
  );
`;
