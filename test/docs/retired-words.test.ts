import { matchesGlob } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { type RepositoryLine, repositoryLines } from './repository-lines.ts';

/** A word that had several meanings, and has standard terms in its place; see the machinery in docs/glossary.md. */
interface RetiredWord {
  readonly word: RegExp;
  readonly instead: string;
  /** Texts that the word must match, and similar ones that it must not. */
  readonly refused: readonly string[];
  readonly accepted: readonly string[];
  /** The paths in which the word has a meaning of its own, with that meaning. */
  readonly allowed?: Readonly<Record<string, string>>;
}

const RETIRED: Readonly<Record<string, RetiredWord>> = {
  answer: {
    word: /answer/i,
    instead: 'response of a request or call, or result of a function',
    refused: ['const answer = await fetch(url);', 'toAnswer()', 'ANSWER_MS', '// The server answers 404.', 'CartAnswer'],
    accepted: ['The server responds with 404.', 'toResponse()'],
  },
  kept: {
    word: /(?<!s)kept|Kept|KEPT/,
    instead: 'cached, retained, stored, or keep-alive',
    refused: ['const keptQuotes = 1;', 'KEPT_DAYS', '// Rows are kept for a month.', 'src/kept-home.ts', 'isKept'],
    accepted: ['to keep', 'a skeptic', 'keepSession'],
  },
  place: {
    word: /\b(?:an?|the|its|their|no|two|three|\d+|each|every|per|free|first|last|another|any|own|these|many|few|takes?|taken|gives?|given)[ -](?:free |other |more |own )?places?\b(?! (?:an |one |the )?orders?\b)|(?<!ecimal|nto)(?<=[a-z])Places?\b|\bPLACES?(?:_(?!ORDER)|\b)|_PLACES?\b|\bplaces?(?:Of|Max|Min)\b|\b(?:const|let|readonly) (?:places|place(?=:))\b/,
    instead: 'permit of a semaphore, or position in a queue; orders are placed',
    refused: [
      'takes a place in the queue',
      'two free places',
      'takePlace()',
      'PLACES_MAX',
      'the place of a call',
      'const places = 3;',
      'readonly place: number;',
    ],
    accepted: ['places an order', 'decimalPlaces()', 'moveIntoPlace', 'in place', 'placeOrder', 'refresh in one place', 'PLACE_ORDER'],
  },
  turn: {
    word: /\b(?:an?|the|its|their|fair|own|next|each|every|whose|one|in|takes?|taking|took|by)[ -][tT]urns?\b|[a-z]Turns?\b|\bTURNS?(?:_|\b)|_TURNS?\b|\bturns?(?:Of|_of|_)|\b(?:const|let|readonly) turns?\b(?! = \()/,
    instead: 'round, quantum, slice, or yield',
    refused: ['stores take turns', 'the turn of a store', 'takeTurn()', 'const TURN_MS = 3;', 'turnOf(caller)', 'in turn', 'let turn = 0;'],
    accepted: ['return 1', 'toReturn', 'turn it on', 'turns a cart into an order', 'STOCK_RETURN'],
    allowed: { 'tools/demo-store/products/*': 'the texts of products' },
  },
  fault: {
    // Lines that name an injected fault are accepted anywhere.
    word: /^(?!.*(?:sandbox|inject|\/faults|fault suite|single-faults|STOREFRONT_FAULTS|Fault(?:Effect|Point)|(?:claim|clear|purge|has|no)Faults?\b)).*(?<!de)fault/i,
    instead: 'violation (of input or an invariant), error (of a command), or failure (of a check)',
    refused: ['const faults: RowFault[] = [];', 'FAULTS_MAX', '// A faulty row is skipped.', 'hasDefaultFault', 'urlFault(url)'],
    accepted: ['by default', 'DEFAULT_MODE', 'the faults of a sandbox', 'sandbox_fault', "import { noFaults } from './faults.ts';"],
    allowed: {
      'test/chaos/**': 'faults that tests inject',
      'test/{README.md,e2e/all-in-one.test.ts,e2e/recovery.test.ts,load/rows/takeover.ts}': 'faults that tests inject',
      'services/orders/src/{checkout,closing,testing}/*': 'the points of a checkout at which tests inject faults',
      'services/orders/src/{deps,start,main.db.test}.ts': 'the points of a checkout at which tests inject faults',
      'gateway/src/{api,stores}/sandbox/*': 'faults of a sandbox',
      'gateway/src/{access/principals/fault-effect,http/checks/inject-fault,stores/store/{keys,sandbox-faults},sweeps/sweeps}.ts':
        'faults of a sandbox',
      'tools/operator/src/{commands/sandbox,language,requests}/*': 'faults of a sandbox',
      'test/{docs/limits/sandbox,e2e/sandbox*,samples/*}.ts': 'faults of a sandbox',
      'docs/{reliability,sandbox,guides/sandbox,guides/rate-limits,adr/0079-*}.md': 'injected faults',
    },
  },
  held: {
    // Lines that name stock or credit are accepted anywhere, and locks are held in the terms of databases.
    word: /^(?!.*(?:stock|credit|reserv|balance|\blocks?\b|'HELD'|\bheld: )).*(?<!with)held/i,
    instead: 'owned (a lease), pending or deferred (an event), stored, or unfinished; a hold is on stock or credit',
    refused: [
      'storefront_relay_lease_held',
      'heldEvents',
      'held_by uuid',
      'the lease is held',
      'const HELD_MS = 50;',
      'held-notifications',
    ],
    accepted: ['stock is held for 15 minutes', 'the held credit', 'other transactions held its locks', 'held: 0', 'withheld', 'to hold'],
    allowed: {
      'services/{billing,catalog,orders}/**': 'holds on stock and credit',
      'proto/storefront/{billing,orders}/**': 'the held credit',
      'test/chaos/{crash-rounds.test,final-state/*}.ts': 'holds on stock and credit',
      'tools/operator/src/{commands/system,doctor}/*': 'holds on stock and credit',
      'docs/bench.md': 'holds on stock',
      'tools/demo-store/products/*': 'the texts of products',
    },
  },
  'held of leases and events': {
    word: /^(?!.*(?:stock|credit|amount)).*(?:held(?:By|_by|_?[eE]vents|Until|_until)|(?<![rR]e)[lL]eases?\b.*[hH]eld|[hH]eld\b.*(?<![rR]e)[lL]ease)/,
    instead: 'owned (a lease), or pending or deferred (an event), also where stock and credit are held',
    refused: ['heldBy: string', 'held_until timestamptz', 'the lease is held by another run', 'heldEvents', 'a held lease'],
    accepted: ['credit_held_by_running_checkouts', 'held amounts of a lease', 'a release of what is held', 'held: 0'],
  },
  'line of a queue': {
    word: /\b(?:inLine|[wW]aiting_?[lL]ines?|WAITING_LINES?|(?:waits?|stands?|next|is) in line)\b|\b[lL]ines? of (?:waiters|waiting|events|deliveries|calls|requests|(?:an|the|its) aggregate)\b|\blineOf(?:Events|Aggregate)/,
    instead: 'queue or flow of waiting work, or sequence of an aggregate',
    refused: ['inLine(event)', 'events wait in line', 'the line of events of an order', 'WAITING_LINES', 'waitingLines'],
    accepted: ['explainLine(rejected)', 'line_subtotal in line', 'a violation in line 1', 'the lines of a cart', 'OrderEventLine'],
    allowed: { 'services/catalog/src/import/group-shopify-lines.ts': 'the lines of a file' },
  },
  'hasten, parkBehind, markDue': {
    word: /hasten|\bpark(?:s|ed)?(?:Behind|_behind|ed)?\b(?<!\bpark)|mark\w*Due\b|postpon|nudge/i,
    instead: 'schedule, reschedule, defer, or wake',
    refused: ['await hastenDeliveries()', 'parkBehind(rows)', 'events are parked', 'markFlowDue()', 'postponeRefund'],
    accepted: ['rescheduleRefund', 'a car park', 'markOverdueAnnounced', 'isDue'],
  },
  'comments that begin with What': {
    word: /^\s*(?:\/\*\*|\*|\/\/|#)\s+What\b/,
    instead: 'the thing itself: "The amount due", "Returns the rows"',
    refused: ['/** What is due. */', '  // What a caller may see.', '# What pods need.', ' * What it does.'],
    accepted: ["const text = 'What it costs';", '/** The amount due. */'],
  },
};

const LINES = repositoryLines();
const EMPTY: Readonly<Record<string, string>> = {};
const found = ({ word, allowed = EMPTY }: RetiredWord, { file, text }: RepositoryLine): boolean =>
  word.test(text) && !Object.keys(allowed).some((glob) => matchesGlob(file, glob));

test.each(Object.entries(RETIRED))('the repository does not say %s', (_name, retired) => {
  const wrong = seen('lines', LINES, 200_000)
    .filter((line) => found(retired, line))
    .map(({ file, number, text }) => `${file}:${number}: ${text.trim()}`);

  expect({ say: retired.instead, in: wrong }).toEqual({ say: retired.instead, in: [] });
});

test.each(Object.entries(RETIRED))('the pattern of %s matches what it refuses and nothing else', (_name, { word, refused, accepted }) => {
  expect(seen('refused texts', refused).filter((text) => !word.test(text))).toEqual([]);
  expect(seen('accepted texts', accepted).filter((text) => word.test(text))).toEqual([]);
});

test('each path where a retired word is allowed contains it', () => {
  const allowed = Object.entries(RETIRED).flatMap(([name, { word, allowed: paths = EMPTY }]) =>
    Object.keys(paths).map((glob) => ({ name, glob, isUsed: LINES.some(({ file, text }) => word.test(text) && matchesGlob(file, glob)) })),
  );

  expect(allowed.filter(({ isUsed }) => !isUsed)).toEqual([]);
});
