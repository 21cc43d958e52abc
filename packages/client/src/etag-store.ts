/** A response that can be revalidated. */
export interface StoredResponse {
  readonly etag: string;
  readonly contentType: string;
  readonly body: string;
}

/** Where the client keeps responses with an ETag. Keys are hashes of the URL and the credentials, so a store can be shared by shoppers. */
export interface EtagStore {
  get(key: string): StoredResponse | undefined | Promise<StoredResponse | undefined>;
  set(key: string, response: StoredResponse): void | Promise<void>;
}

/** Keeps responses in memory, and deletes the least recently used ones when they exceed `charactersMax` in total, by default 8 million. */
export function memoryEtagStore({ charactersMax = 8_000_000 }: { readonly charactersMax?: number } = {}): EtagStore {
  const responses = new Map<string, StoredResponse>();
  let characters = 0;

  const remove = (key: string): void => {
    characters -= responses.get(key)?.body.length ?? 0;
    responses.delete(key);
  };

  return {
    get(key) {
      const response = responses.get(key);
      if (response === undefined) return undefined;
      // A Map iterates in the order of insertion, so the first key is the least recently used.
      responses.delete(key);
      responses.set(key, response);
      return response;
    },
    set(key, response) {
      remove(key);
      if (response.body.length > charactersMax) return;
      responses.set(key, response);
      characters += response.body.length;
      for (const oldest of responses.keys()) {
        if (characters <= charactersMax) break;
        remove(oldest);
      }
    },
  };
}
