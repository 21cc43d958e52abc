import { type Kysely, sql } from 'kysely';

/** Creates the tables of categories, tags, and products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

const STATEMENTS = [
  // `product_count` is the number of visible products in the category and its descendants. Writers maintain it so that reads never count.
  `create table category (
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
  )`,
  `create index category_by_slug on category (tenant_id, mode, slug)`,

  `create table tag_group (
    ${SCOPE},
    slug text collate "C" not null,
    id uuid not null,
    name text not null,
    position integer not null,
    primary key (tenant_id, mode, slug)
  )`,
  `create table tag (
    ${SCOPE},
    group_slug text collate "C" not null,
    slug text collate "C" not null,
    id uuid not null,
    name text not null,
    position integer not null,
    product_count integer not null default 0 check (product_count >= 0),
    primary key (tenant_id, mode, group_slug, slug),
    foreign key (tenant_id, mode, group_slug) references tag_group (tenant_id, mode, slug)
  )`,

  // The columns of a product list. The long texts are in product_content, so that a page of 50 reads few blocks.
  `create table product (
    ${SCOPE},
    sku text collate "C" not null,
    description text not null,
    short_description text,
    list_unit_price numeric not null check (list_unit_price >= 0),
    compare_at_unit_price numeric check (compare_at_unit_price >= 0),
    sale_unit_price numeric check (sale_unit_price >= 0),
    sale_starts_at timestamptz(3),
    sale_ends_at timestamptz(3) check (sale_ends_at > sale_starts_at),
    price_breaks jsonb not null,
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
    current_unit_price numeric not null,
    price_changes_at timestamptz(3),
    search tsvector not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    primary key (tenant_id, mode, sku)
  )`,
  `create index product_by_price on product (tenant_id, mode, current_unit_price, sku) where not hidden`,
  `create index product_by_update on product (tenant_id, mode, updated_at desc, sku) where not hidden`,
  `create index product_price_change on product (price_changes_at) where price_changes_at is not null`,
  // A pending list of 512 KiB lets imports write in bulk and slows down an immediately following search by a few milliseconds at most.
  `create index product_search on product using gin (tenant_id, mode, search) with (gin_pending_list_limit = 512) where not hidden`,
  `create index product_filter on product using gin (tenant_id, mode, category_tree_ids, tag_slugs) with (gin_pending_list_limit = 512) where not hidden`,

  `create table product_content (
    ${SCOPE},
    sku text collate "C" not null,
    body text,
    specs jsonb not null,
    primary key (tenant_id, mode, sku),
    foreign key (tenant_id, mode, sku) references product (tenant_id, mode, sku)
  )`,

  // The dictionary for spelling correction: a misspelled word is looked up among thousands of words instead of all products.
  `create table search_word (
    ${SCOPE},
    word text collate "C" not null,
    primary key (tenant_id, mode, word)
  )`,
  `create index search_word_like on search_word using gin (tenant_id, mode, word gin_trgm_ops) with (fastupdate = off)`,
  // Loads pg_trgm, because its setting below is unknown until then.
  `select similarity('a', 'b')`,
  // Citus would create the function on its nodes as well, where the setting is unknown.
  `set local citus.enable_ddl_propagation = off`,
  // At 0.2, a five-letter word with two letters swapped is still a candidate. The service then computes the edit distance.
  `create function similar_words(tenant uuid, store_mode text, typed text, max_words integer) returns setof text
    language sql stable parallel safe set pg_trgm.similarity_threshold = 0.2 as $$
      select word from search_word
      where tenant_id = tenant and mode = store_mode and word % typed
      order by similarity(word, typed) desc, word
      limit max_words
    $$`,
  `set local citus.enable_ddl_propagation = on`,
];
