import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fed } from './fed.ts';
import { notFed } from './not-fed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An exported function with a text parameter, or with an object that contains texts. */
export interface TextFunction {
  /** Path and name, such as `core/grading/paste.ts#parseEntry`. */
  readonly id: string;
  /** Whether the function has exactly one parameter, of type string. */
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
const textParameter =
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
    const isGuarded = isPlain || textParameter.test(parameters) || parserFolders.test(path);
    return isGuarded && textual.test(parameters) ? [{ id: `${path}#${name}`, isPlain }] : [];
  });
}

/**
 * All exported functions with text parameters in core/ and functions/, except functions/platform/store/. They are found
 * in the source code, so that no new function is forgotten.
 */
export function textFunctions(): TextFunction[] {
  return globSync('{core,functions}/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/testing\/|^functions\/platform\/store\//.test(path))
    .toSorted()
    .flatMap(functionsIn);
}

/** IDs of the functions to measure: functions with a single string parameter, and functions with an entry in `fed`. */
export function fedFunctions(): string[] {
  const exempt = new Set(Object.values(notFed).flat());
  const plain = textFunctions().filter(({ isPlain }) => isPlain);
  return [...new Set([...plain.map(({ id }) => id), ...Object.keys(fed)])]
    .filter((id) => !exempt.has(id))
    .toSorted();
}

/** Imports the function with this ID. Its only parameter has to be a string. */
export async function load(id: string): Promise<(text: string) => unknown> {
  const [path = '', name = ''] = id.split('#');
  const module: Record<string, unknown> = await import(/* @vite-ignore */ `../../${path}`);
  const found = module[name];
  if (typeof found !== 'function') throw new Error(`${path} exports no function ${name}.`);
  return (text) => Reflect.apply(found, undefined, [text]);
}
