/**
 * Which modules can import which. scripts/boundaries.test.ts plants a violation of each rule. It fails if it has no
 * violation for a rule.
 */

const production = { pathNot: ['\\.test\\.tsx?$', '/testing/', '\\.contract\\.ts$'] };
const servers = '^(functions|gateway|schema)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-knows-nobody',
      comment:
        'core/ holds rules: pure functions, the same in the browser, in Lambda and in tests. The parser of Markdown is pure as well (decision 0067).',
      severity: 'error',
      from: { path: '^core/', ...production },
      to: { pathNot: ['^core/', '(^|/)node_modules/@lezer/'] },
    },
    {
      name: 'schema-has-no-behaviour',
      comment: 'The contract does not depend on its implementation.',
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
      name: 'type-graphql-through-one-module',
      comment: 'schema/type-graphql.ts runs what TypeGraphQL needs before it is loaded.',
      severity: 'error',
      from: { pathNot: '^schema/type-graphql\\.ts$' },
      to: { path: '(^|/)node_modules/type-graphql/' },
    },
    {
      name: 'functions-do-not-import-gateway',
      comment: 'Behaviour does not depend on how a request arrives: over HTTP or on Lambda.',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: ['^(gateway|frontend)/', '(^|/)node_modules/(hono|@hono|@apollo/server)/'] },
    },
    {
      name: 'domains-meet-in-their-index',
      comment: "A domain uses only what another domain's index.ts exports, and never its documents.",
      severity: 'error',
      from: { path: '^functions/([^/]+)/', pathNot: '^functions/platform/' },
      to: {
        path: '^functions/',
        pathNot: ['^functions/$1/', '^functions/platform/', '^functions/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'platform-below-domains',
      comment: 'Every domain uses the platform, so the platform uses no domain.',
      severity: 'error',
      from: { path: '^functions/platform/' },
      to: { path: '^functions/', pathNot: '^functions/platform/' },
    },
    {
      name: 'engines-are-chosen-in-composition',
      comment:
        'Only the composition chooses the implementations of a port. Lambda has no embedded store, so a separate file chooses it.',
      severity: 'error',
      from: {
        pathNot: [
          '^functions/platform/store/',
          '^gateway/(composition|server-storage)\\.ts$',
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
      comment: 'Only an engine imports its database driver. The port consists of types.',
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
        "The composition calls each domain's create function. The platform has no index.ts, so it is an exception.",
      severity: 'error',
      from: { path: '^gateway/', ...production },
      to: {
        path: '^functions/(?!platform/)',
        pathNot: '^functions/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'gateway-does-not-know-the-site',
      comment: 'The gateway serves the built site. It imports none of its sources.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'features-are-islands',
      comment: 'Only app/ combines features. The tests of a feature may import app/.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', ...production },
      to: { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'quiz-rooms-are-islands',
      comment:
        'The same within the quizzes feature: only app/ combines these folders. All of them may use the editor of a question.',
      severity: 'error',
      from: {
        path: '^frontend/src/features/quizzes/(bank|builder|list|question-editor|quiz)/',
        ...production,
      },
      to: {
        path: '^frontend/src/features/quizzes/[^/]+/',
        pathNot: '^frontend/src/features/quizzes/($1|question-editor)/',
      },
    },
    {
      name: 'shared-parts-below-features',
      comment: 'Every feature uses these parts and helpers, so they import no feature.',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib|gql|styles)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'site-does-not-know-servers',
      comment: 'The site uses the servers only through their API.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: servers },
    },
    {
      name: 'servers-do-not-seed-orders',
      comment:
        'A client can try all 2^32 seeds of a sequence. Servers use functions/platform/random.ts instead.',
      severity: 'error',
      from: { path: servers, ...production },
      to: { path: '^core/quizzes/seeded-random\\.ts$' },
    },
    {
      name: 'production-does-not-know-tests',
      comment: 'Code that only tests need is not shipped.',
      severity: 'error',
      from: { path: '^(core|schema|functions|gateway|frontend|examples)/', ...production },
      to: { path: ['^tests/', '\\.test\\.tsx?$', '/testing/', '\\.contract\\.ts$'] },
    },
    {
      name: 'no-circles',
      comment: 'Modules that import each other cannot be read one by one. Imports of types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment: 'The other rules do not see an import whose module was not found.',
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
