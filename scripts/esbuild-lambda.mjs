import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundling } from './setup/bundling.mjs';
import { root } from './setup/run.mjs';

/**
 * Adds the process that reads users' texts and files.
 * @type {import('esbuild').Plugin}
 */
const textWorker = {
  name: 'text-worker',
  setup({ initialOptions }) {
    initialOptions.entryPoints = {
      lambda: 'gateway/lambda.ts',
      'text-worker': 'functions/quizzes/text-worker.ts',
    };
  },
};

/** Settings of serverless-esbuild: how the Lambda functions are packaged. */
function packaging() {
  // Everything in the folder is packaged, and the names of the files change with their content.
  rmSync(join(root, '.esbuild'), { recursive: true, force: true });
  const { outExtension, plugins, ...options } = bundling;
  return {
    ...options,
    plugins: [...plugins, textWorker],
    outputFileExtension: outExtension['.js'],
    exclude: ['@aws-sdk/*'],
    keepOutputDirectory: true,
  };
}

// serverless-esbuild requires a module that is a function.
export { packaging as 'module.exports' };
