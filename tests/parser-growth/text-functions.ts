import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fed } from './fed.ts';
import { notFed } from './not-fed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An exported function with a text parameter, or with an object that contains texts. */
export interface TextFunction {
  /** Such as `core/grading/paste.ts#parseEntry`. */
  readonly id: string;
  /** Whether it needs only a text. */
  readonly isPlain: boolean;
}

const declaration =
  /^export (?:async )?(?:function\*? (\w+)(?:<[^(]*?>)?|const (\w+) = (?:async )?(?:<[^(]*?>)?(?=\())\(/gm;
const textual = /\bstring\b|\bUint8Array\b|\bunknown\b/;
/**
 * In these folders, all functions with a text parameter are found. In other folders, only functions with a single
 * string parameter or with a text-like parameter name.
 */
const parserFolders =
  /^(?:core\/(?:grading|courses|quizzes\/(?:formats|generation))|functions\/(?:courses|quizzes\/(?:formats|exchange|generation)))\//;
const named =
  /\b(?:text|html|xml|csv|source|raw|bytes|content|lines?|rows|cells|sentence|words|texts|file)\??: (?:string|Uint8Array|unknown|readonly)/;

/** The text from an index after an opening bracket to the closing bracket. */
function bracketed(source: string, from: number): string {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < source.length) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    at += 1;
  }
  return source.slice(from, at - 1);
}

function functionsIn(path: string): TextFunction[] {
  const source = readFileSync(`${root}${path}`, 'utf8');
  return [...source.matchAll(declaration)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? '';
    const parameters = bracketed(source, match.index + match[0].length).trim();
    const isPlain = /^\w+: string,?$/.test(parameters);
    const isGuarded = isPlain || named.test(parameters) || parserFolders.test(path);
    return isGuarded && textual.test(parameters) ? [{ id: `${path}#${name}`, isPlain }] : [];
  });
}

/**
 * The functions with texts in core/ and functions/, without functions/platform/store/. They are found in the sources,
 * so that no new function is forgotten.
 */
export function textFunctions(): TextFunction[] {
  return globSync('{core,functions}/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/testing\/|^functions\/platform\/store\//.test(path))
    .toSorted()
    .flatMap(functionsIn);
}

/** IDs of the functions to measure: each needs only a text, or `fed` has an entry for it. */
export function fedFunctions(): string[] {
  const exempt = new Set(Object.values(notFed).flat());
  const plain = textFunctions().filter(({ isPlain }) => isPlain);
  return [...new Set([...plain.map(({ id }) => id), ...Object.keys(fed)])]
    .filter((id) => !exempt.has(id))
    .toSorted();
}

/** Imports the function of an ID. The function must need only a text. */
export async function load(id: string): Promise<(text: string) => unknown> {
  const [path = '', name = ''] = id.split('#');
  const module: Record<string, unknown> = await import(/* @vite-ignore */ `../../${path}`);
  const found = module[name];
  if (typeof found !== 'function') throw new Error(`${path} exports no function ${name}.`);
  return (text) => Reflect.apply(found, undefined, [text]);
}
