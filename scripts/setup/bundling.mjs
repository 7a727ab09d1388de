import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { CommandError, root } from './run.mjs';

const require = createRequire(import.meta.url);

/**
 * Bundles one copy of graphql, as ES modules. Packages that `require` graphql would get a second copy as CommonJS,
 * which refuses schemas of the first copy. And from ES modules, esbuild can omit unused code.
 * @type {import('esbuild').Plugin}
 */
const oneGraphql = {
  name: 'one-graphql',
  setup({ onResolve }) {
    onResolve({ filter: /^graphql(?:\/|$)/ }, ({ path }) => ({
      path: require.resolve(path, { paths: [root] }).replace(/\.js$/, '.mjs'),
      sideEffects: false,
    }));
  },
};

/**
 * Packages that our packages import, but that the server never uses. Using one throws an error with its name. The
 * checks of the Lambda package and the browser tests run the bundled code, so they would find such a use.
 */
const unused = [
  // TypeGraphQL would validate inputs with it. That is switched off: our services validate inputs, and name each field.
  'class-validator',
  // Apollo would build a schema from a text with it. It gets a complete schema.
  '@graphql-tools/schema',
  // Apollo would send usage reports with it. The plugins are switched off.
  '@apollo/usage-reporting-protobuf',
  // Pino would write logs in a separate thread with it. Our logs are written directly.
  'thread-stream',
];

/**
 * Replaces the unused packages.
 * @type {import('esbuild').Plugin}
 */
const withoutUnused = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^(?:${unused.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'unused',
    }));
    onLoad({ filter: /./, namespace: 'unused' }, ({ path }) => ({
      // On the prototype, because importers copy the properties.
      contents: `module.exports = Object.create(new Proxy({}, {
        get(_, name) {
          if (typeof name === 'symbol' || name === 'then' || name === '__esModule') return undefined;
          throw new Error('The bundle does not contain ' + ${JSON.stringify(path)} + ', but ' + name + ' of it is used.');
        },
      }));`,
    }));
  },
};

/**
 * Code of packages that has a shorter form in a bundle.
 * @type {import('esbuild').Plugin}
 */
const shorter = {
  name: 'shorter',
  setup({ onLoad }) {
    // TypeGraphQL checks at each start whether the installed graphql fits. A bundle contains the one of the lock file.
    onLoad({ filter: /[/]type-graphql[/]build[/]esm[/]utils[/]graphql-version\.js$/ }, () => ({
      contents: 'export function ensureInstalledCorrectGraphQLPackage() {}',
    }));
    // Apollo finds Node's hashes through `module.require`. A bundle does not have that, so Apollo would use its own
    // hashes.
    onLoad({ filter: /[/]@apollo[/]utils\.createhash[/]dist[/]index\.js$/ }, () => ({
      contents: "export { createHash } from 'node:crypto';",
    }));
  },
};

/**
 * A package that is loaded on first use. Node finds the names in a CommonJS package, but a bundled one would only have a
 * default export. So its names are found now, and exported one by one.
 * @type {import('esbuild').Plugin}
 */
const lazyPackages = {
  name: 'lazy-packages',
  setup({ onResolve, onLoad }) {
    const isOurs = (/** @type {string} */ importer) => !/[/]node_modules[/]/.test(importer);
    onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
      kind === 'dynamic-import' && isOurs(importer) ? { path, namespace: 'lazy-package' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'lazy-package' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => /^(?!default$)[\w$]+$/.test(name));
      return { contents: `export { ${names.join(', ')} } from ${JSON.stringify(path)};`, resolveDir: root };
    });
  },
};

const startedProgram = /new URL\('([^':]+)\.ts', import\.meta\.url\)/g;

/**
 * A separate process is started from the address of its source. In a bundle that is a file next to the code that starts
 * it, so it has to be an entry point, too.
 * @type {import('esbuild').Plugin}
 */
const startedPrograms = {
  name: 'started-programs',
  setup({ initialOptions, onLoad }) {
    onLoad({ filter: /[/](?:functions|gateway)[/].*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace(startedProgram, (_, program) => {
        const name = basename(program);
        const entry = /** @type {Record<string, string>} */ (initialOptions.entryPoints)[name];
        if (entry === undefined || resolve(root, entry) !== resolve(path, '..', `${program}.ts`))
          throw new CommandError(`${path} starts ${program}.ts, which is not bundled as ${name}.`);
        return `new URL('./${name}.mjs', import.meta.url)`;
      });
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * How the server's code is bundled, for Lambda and for `npm start`. A dynamic import becomes a file of its own, which is read on
 * first use. Identifiers keep their names: types of the contract have the names of their classes, and stack traces stay
 * readable. (`keepNames` would store the names at run time, for each function, which takes a fifth of a cold start.)
 * @satisfies {import('esbuild').BuildOptions}
 */
export const bundling = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  mainFields: ['module', 'main'],
  minifyWhitespace: true,
  minifySyntax: true,
  // Optional dependencies of the MongoDB driver. They are not installed.
  external: [
    'kerberos',
    '@mongodb-js/zstd',
    'snappy',
    'mongodb-client-encryption',
    'socks',
    'gcp-metadata',
    'aws4',
  ],
  plugins: [oneGraphql, withoutUnused, shorter, lazyPackages, startedPrograms],
  // CommonJS packages require Node's modules.
  banner: {
    js: "import{createRequire as bundleRequire}from'node:module';const require=bundleRequire(import.meta.url);",
  },
};

/** The Lambda functions, and the process that reads users' texts and files. */
export const lambdaEntryPoints = {
  lambda: 'gateway/lambda.ts',
  'text-worker': 'functions/quizzes/text-worker.ts',
};
