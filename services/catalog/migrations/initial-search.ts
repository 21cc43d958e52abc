const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** The words by which products are found. */
export const SEARCH_TABLES = `
  -- The dictionary for spelling correction: a misspelled word is looked up among thousands of words instead of all products.
  create table search_word (
    ${SCOPE},
    word text collate "C" not null,
    primary key (tenant_id, mode, word)
  );
  create index search_word_like on search_word using gin (tenant_id, mode, word gin_trgm_ops) with (fastupdate = off);
  -- Loads pg_trgm, because its setting below is unknown until then.
  select similarity('a', 'b');
  -- Citus would create the function on its nodes as well, where the setting is unknown.
  set local citus.enable_ddl_propagation = off;
  -- At 0.2, a five-letter word with two letters swapped is still a candidate. The service then computes the edit distance.
  create function similar_words(tenant uuid, store_mode text, typed text, max_words integer) returns setof text
    language sql stable parallel safe set pg_trgm.similarity_threshold = 0.2 as $$
      select word from search_word
      where tenant_id = tenant and mode = store_mode and word % typed
      order by similarity(word, typed) desc, word
      limit max_words
    $$;
  set local citus.enable_ddl_propagation = on;

  -- Every word that products contain, so that a search looks up whole words instead of all words with a prefix.
  create table search_lexeme (
    ${SCOPE},
    word text collate "C" not null,
    primary key (tenant_id, mode, word)
  );

  -- The stores whose products a sweep indexes again, from the SKU from_sku on.
  create table search_reindex (
    ${SCOPE},
    from_sku text collate "C" not null default '',
    primary key (tenant_id, mode)
  );
  create function note_search_reindex() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into search_lexeme (tenant_id, mode, word)
      select new.tenant_id, new.mode, substr(lexeme, 10) from unnest(tsvector_to_array(new.search)) as lexeme
      where substr(lexeme, 10, 1) collate "C" not in ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '=')
      order by lexeme
      on conflict do nothing;
      insert into search_reindex (tenant_id, mode, from_sku) values (new.tenant_id, new.mode, new.sku)
      on conflict (tenant_id, mode) do update set from_sku = excluded.from_sku where excluded.from_sku < search_reindex.from_sku;
      return null;
    end $$;
  create trigger search_reindex_on_insert after insert on product
    for each row when (new.indexed_at is null) execute function note_search_reindex();
  create trigger search_reindex_on_update after update of search on product
    for each row when (new.indexed_at is not distinct from old.indexed_at and new.search is distinct from old.search)
    execute function note_search_reindex();
`;
