/** Who may import whom. Proved on a bad tree by scripts/boundaries.test.ts: a rule without a planted violation fails there. */

const production = { pathNot: ['\\.test\\.tsx?$', '/testing/', '\\.contract\\.ts$'] };
const servers = '^(functions|gateway|schema)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-knows-nobody',
      comment: 'core/ holds rules: pure functions, the same in the browser, in Lambda and in tests.',
      severity: 'error',
      from: { path: '^core/', ...production },
      to: { pathNot: '^core/' },
    },
    {
      name: 'schema-has-no-behaviour',
      comment: 'The contract is declared without knowing who fulfils it.',
      severity: 'error',
      from: { path: '^schema/' },
      to: {
        pathNot: [
          '^(core|schema)/',
          '(^|/)node_modules/(type-graphql|graphql-scalars|class-validator|graphql)/',
        ],
      },
    },
    {
      name: 'type-graphql-through-one-door',
      comment: 'schema/type-graphql.ts runs what TypeGraphQL needs before it is loaded.',
      severity: 'error',
      from: { pathNot: '^schema/type-graphql\\.ts$' },
      to: { path: '(^|/)node_modules/type-graphql/' },
    },
    {
      name: 'functions-do-not-know-the-door',
      comment: 'Behaviour is the same behind every door.',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: ['^(gateway|frontend)/', '(^|/)node_modules/(hono|@hono|@apollo/server)/'] },
    },
    {
      name: 'domains-meet-in-their-index',
      comment: "A domain uses what another domain's index.ts exports; its documents are its own.",
      severity: 'error',
      from: { path: '^functions/([^/]+)/', pathNot: '^functions/platform/' },
      to: {
        path: '^functions/',
        pathNot: ['^functions/$1/', '^functions/platform/', '^functions/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'platform-below-domains',
      comment: 'Every domain uses the platform, so it uses none of them.',
      severity: 'error',
      from: { path: '^functions/platform/' },
      to: { path: '^functions/', pathNot: '^functions/platform/' },
    },
    {
      name: 'engines-are-chosen-in-composition',
      comment: 'Only the composition picks implementations of a port.',
      severity: 'error',
      from: {
        pathNot: [
          '^functions/platform/store/',
          '^gateway/composition\\.ts$',
          '\\.test\\.ts$',
          '/testing/',
          '^bench/',
          '^scripts/',
          '^tests/',
        ],
      },
      to: { path: '^functions/platform/(store/(mongo|sqlite)|files/disk-blob-store)[^/]*\\.ts$' },
    },
    {
      name: 'drivers-stay-in-engines',
      comment: 'A driver is known to its engine alone; the port is types.',
      severity: 'error',
      from: {
        pathNot: [
          '^functions/platform/store/',
          '\\.test\\.ts$',
          '/testing/',
          '^bench/',
          '^scripts/',
          '^tests/',
        ],
      },
      to: { path: ['(^|/)node_modules/(mongodb|mingo)/', '^(node:)?sqlite$'] },
    },
    {
      name: 'gateway-knows-domains-by-their-index',
      comment:
        "The composition calls each domain's create function. Ports with a choice of implementations are the exception.",
      severity: 'error',
      from: { path: '^gateway/', ...production },
      to: {
        path: '^functions/(?!platform/)',
        pathNot: '^functions/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'gateway-does-not-know-the-site',
      comment: 'It serves the built files; it imports nothing of them.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'features-are-islands',
      comment:
        'A feature is composed with others in app/, never from within. Its tests may open it as app/ does.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', ...production },
      to: { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'quiz-rooms-are-islands',
      comment: 'A screen about quizzes is its own island too: the rooms meet in app/.',
      severity: 'error',
      from: { path: '^frontend/src/features/quizzes/(bank|builder|list|quiz)/', ...production },
      to: { path: '^frontend/src/features/quizzes/[^/]+/', pathNot: '^frontend/src/features/quizzes/$1/' },
    },
    {
      name: 'shared-parts-below-features',
      comment: 'Parts and helpers serve every feature, so they know none.',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib|gql|styles)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'site-does-not-know-servers',
      comment: 'The site speaks to servers in the contract alone.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: servers },
    },
    {
      name: 'servers-do-not-seed-orders',
      comment:
        'Anyone can try the 32 bits of a seeded sequence: servers take chance from functions/platform/random.ts.',
      severity: 'error',
      from: { path: servers, ...production },
      to: { path: '^core/quizzes/seeded-random\\.ts$' },
    },
    {
      name: 'production-does-not-know-tests',
      comment: 'What only tests need is not shipped.',
      severity: 'error',
      from: { path: '^(core|schema|functions|gateway|frontend|examples)/', ...production },
      to: { path: ['^tests/', '\\.test\\.tsx?$', '/testing/', '\\.contract\\.ts$'] },
    },
    {
      name: 'no-circles',
      comment: 'A circle has no first file to read. Imports of types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment: 'A rule about a module that was not found would pass because it saw nothing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^frontend/src/gql/', '[.]css$', '[.]svg$'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
