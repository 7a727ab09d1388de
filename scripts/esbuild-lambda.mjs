import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundling, lambdaEntryPoints } from './setup/bundling.mjs';
import { root } from './setup/run.mjs';

/**
 * serverless-esbuild bundles only the files that serverless.yml names. This adds the process that reads users' texts.
 * @type {import('esbuild').Plugin}
 */
const allEntryPoints = {
  name: 'all-entry-points',
  setup({ initialOptions }) {
    initialOptions.entryPoints = lambdaEntryPoints;
  },
};

/** Settings of serverless-esbuild: how the Lambda functions are packaged. */
function packaging() {
  // Everything in the folder is packaged, and the names of the files change with their content.
  rmSync(join(root, '.esbuild'), { recursive: true, force: true });
  const { outExtension, plugins, ...options } = bundling;
  return {
    ...options,
    plugins: [...plugins, allEntryPoints],
    outputFileExtension: outExtension['.js'],
    exclude: ['@aws-sdk/*'],
    keepOutputDirectory: true,
  };
}

// serverless-esbuild requires a module that is a function.
export { packaging as 'module.exports' };
