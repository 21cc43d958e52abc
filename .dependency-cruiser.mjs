/**
 * The allowed imports, checked by lint. A service has layers: each folder can import from the layers below it, but not from the other folders
 * of its own layer.
 * Tests and `testing/` folders may import anything in their own workspace.
 */
const LAYERS = [
  ['domain'],
  ['store', 'signing', 'endpoints', 'adapters', 'passwords'],
  ['wire'],
  ['transactions', 'import', 'search', 'sending', 'feed', 'quotes', 'pdf'],
  ['events'],
  ['checkout', 'delivering'],
  ['shipping', 'corrections', 'closing'],
  ['handlers', 'sweeps'],
  ['sandbox'],
];
/** The rooms of billing from the lowest up, each with the layers of a service. A room imports from itself and from those before it. */
const BILLING_ROOMS = [
  'gateways',
  'credit',
  'customers',
  'accounts',
  'invoices',
  'refunds',
  'adjustments',
  'payments',
  'statements',
  'reports',
];
/** The gateway's layers from the lowest up. `http` is the framework: it depends on credentials, but not on stores, payments, or resources. `docs` serves what packages/api-docs renders. */
const GATEWAY_LAYERS = [['access'], ['http'], ['cache'], ['docs', 'payments', 'stores'], ['api']];

const TEST = String.raw`(\.test\.ts$|/testing/)`;
/** The gateway's `stores` folder has the layers of a service. */
const SERVICE = '^(services/[^/]+/src|gateway/src/stores)';
const GATEWAY = '^(gateway/src)';
/** Programs for developers and operators. Only they and tests can import them. */
const TOOL = '^(?:packages|tools)/(?:backing-servers|client|container|demo-store|dev-image|local-system|operator|testcontainers)/';

/** A file of a folder of migrations, also of those from which services take theirs. */
const MIGRATION = String.raw`^(?!packages/migrations/).*/migrations/[^/]+\.ts$`;

const anyOf = (names) => `(?:${names.join('|')})`;
/** The room between a service's root and a layer, if the service has rooms. */
const ROOM = `(?:${anyOf(BILLING_ROOMS)}/)?`;

/** Returns the rules of each layer: no import from a higher layer, or from another folder of the same layer. */
const layered = (root, layers) =>
  layers.flatMap((layer, index) => {
    const above = layers.slice(index + 1).flat();
    const label = `${root === GATEWAY ? 'gateway' : 'service'}-${layer.join('-')}`;
    return [
      above.length > 0 && {
        name: `${label}-imports-nothing-above-it`,
        severity: 'error',
        from: { path: `${root}/${ROOM}${anyOf(layer)}/`, pathNot: TEST },
        to: { path: `^$1/${ROOM}${anyOf(above)}/` },
      },
      layer.length > 1 && {
        name: `${label}-import-none-of-each-other`,
        severity: 'error',
        from: { path: `${root}/${ROOM}(${layer.join('|')})/`, pathNot: TEST },
        to: { path: `^$1/${ROOM}${anyOf(layer)}/`, pathNot: `^$1/${ROOM}$2/` },
      },
    ].filter(Boolean);
  });

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'A domain imports itself, pure packages, `node:util`, and message types: no I/O, no clock, no library.',
      severity: 'error',
      from: { path: `${SERVICE}/${ROOM}domain/`, pathNot: TEST },
      to: { pathNot: [`^$1/${ROOM}domain/`, '^packages/(contract|errors|money)/', '^proto/', '^util$'] },
    },
    ...layered(SERVICE, LAYERS),
    ...layered(GATEWAY, GATEWAY_LAYERS),
    {
      name: 'stores-are-imported-through-their-entry',
      comment: 'The stores of the gateway are a module with a schema and RPCs of its own.',
      severity: 'error',
      from: { path: `${GATEWAY}/`, pathNot: [`${GATEWAY}/stores/`, TEST] },
      to: { path: '^gateway/src/stores/', pathNot: String.raw`^gateway/src/stores/index\.ts$` },
    },
    {
      name: 'the-entry-of-stores-is-for-others',
      severity: 'error',
      from: { path: '^gateway/src/stores/' },
      to: { path: String.raw`^gateway/src/stores/index\.ts$` },
    },
    ...BILLING_ROOMS.slice(0, -1).map((room, index) => ({
      name: `billing-${room}-imports-no-room-above-it`,
      severity: 'error',
      from: { path: `^services/billing/src/${room}/`, pathNot: TEST },
      to: { path: `^services/billing/src/${anyOf(BILLING_ROOMS.slice(index + 1))}/` },
    })),
    {
      name: 'lower-layers-know-no-wiring',
      comment: 'Stores, adapters and conversions take what they need as arguments.',
      severity: 'error',
      from: { path: `${SERVICE}/${ROOM}${anyOf(LAYERS.slice(0, 3).flat())}/`, pathNot: TEST },
      to: { path: String.raw`^$1/(main|start|services|clients|config|deps|admin-deps)\.ts$` },
    },
    {
      name: 'only-wiring-imports-wiring',
      comment: 'start.ts builds a service; only main.ts and the process of all services import it.',
      severity: 'error',
      from: { path: '^(services/[^/]+|gateway)/src/[^/]+/', pathNot: TEST },
      to: { path: String.raw`^$1/src/(main|start|app|caches|services)\.ts$` },
    },
    {
      name: 'services-never-import-each-other',
      comment: 'Services and the gateway communicate over gRPC and events.',
      severity: 'error',
      from: { path: '^(services/[^/]+|gateway)/' },
      to: { path: '^(services|gateway|test)/', pathNot: '^$1/' },
    },
    {
      name: 'services-never-import-tools',
      severity: 'error',
      from: { path: '^(services|gateway)/', pathNot: TEST },
      to: { path: TOOL },
    },
    {
      name: 'packages-import-packages-alone',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TOOL, TEST] },
      to: { path: ['^(services|gateway|test)/', TOOL] },
    },
    {
      name: 'tools-import-packages-and-tools',
      severity: 'error',
      from: { path: TOOL },
      to: { path: '^(services|gateway|test)/' },
    },
    {
      name: 'nothing-imports-the-process-of-all-services',
      severity: 'error',
      from: { pathNot: '^tools/all-in-one/' },
      to: { path: '^tools/all-in-one/' },
    },
    {
      name: 'workspaces-are-imported-by-name',
      comment: 'A relative path into another workspace bypasses its exports.',
      severity: 'error',
      from: { path: '^((?:services|packages|tools)/[^/]+|gateway|proto)/' },
      to: { path: '^(services|packages|tools|gateway|proto)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'every-folder-of-a-service-is-a-layer',
      comment: 'A folder that LAYERS does not list could import anything.',
      severity: 'error',
      from: { path: `${SERVICE}/[^/]+/`, pathNot: `${SERVICE}/${ROOM}(?:${anyOf(LAYERS.flat())}|testing)/` },
      to: {},
    },
    {
      name: 'migrations-are-frozen',
      comment: 'A migration imports only Kysely and other migrations, so that no later change of code changes what it does.',
      severity: 'error',
      from: { path: MIGRATION, pathNot: TEST },
      to: { pathNot: [MIGRATION, '^node_modules/kysely/'] },
    },
    {
      name: 'production-imports-no-test-code',
      severity: 'error',
      from: { path: '^(services|packages|tools|gateway)/', pathNot: TEST },
      to: { path: TEST },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API. swc parses, and reports type-only imports too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Generated message types import each other in cycles; scripts of pages run in browsers; dist is built from src; the linters of the documents are installed beside the gateway.
    exclude: { path: '^proto/gen/|^gateway/[^/]+-lint/|/page/|^packages/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
};
