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
`;
