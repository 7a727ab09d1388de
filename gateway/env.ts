import { z } from 'zod';
import { isEmail, normalizeEmail } from '../core/accounts/email.ts';
import { passwordProblem } from '../core/accounts/password.ts';
import type { ChatCompletionsSettings } from '../functions/platform/language-model/chat-completions.ts';
import type { GoogleSettings } from '../functions/accounts/index.ts';

/** All settings of the server. Read and validated once at start. Nothing else reads the environment. */
export interface Settings {
  readonly port: number;
  /** Folder of the embedded store. */
  readonly dataDir: string;
  /** MongoDB instead of the embedded store. */
  readonly mongodbUri: string | null;
  /** The site's URL for browsers, without a trailing slash. */
  readonly siteUrl: string;
  readonly allowedOrigins: readonly string[];
  /** Number of our proxies before the server, each adding to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** URL prefix of the site's scripts and styles, with a trailing slash. */
  readonly assetPrefix: string;
  /** Signs sessions. Null: created once and stored in the data folder. */
  readonly sessionSecret: string | null;
  /** The account that becomes an admin at start. */
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** The credentials for /validate. Null for none. */
  readonly access: { readonly email: string; readonly password: string } | null;
  /** Null: mails become files in the data folder. */
  readonly mailUrl: string | null;
  /** The sender of mails. */
  readonly mailFrom: string;
  readonly google: GoogleSettings | null;
  readonly hidesTakenAddresses: boolean;
  /** A language model. Null: features work without it. */
  readonly assistant: ChatCompletionsSettings | null;
  /** Null: only on an empty embedded store. */
  readonly demo: boolean | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting. The message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const portRule = 'a whole number from 1 to 65535 is expected';
const port = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, portRule);

const webAddress = z
  .string()
  .refine(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'a web address is expected, such as https://example.org',
  )
  .transform((value) => value.replace(/\/+$/, ''));

const mongodbUri = z
  .string()
  .refine(
    (value) => /^mongodb(\+srv)?:\/\/./.test(value),
    'an address that begins with mongodb:// or mongodb+srv:// is expected',
  );

const originRule = 'origins without a path are expected, with commas between them';

/** An origin as browsers write it: in lower case, without the default port, without a slash. */
function toOrigin(text: string, { addIssue }: z.core.$RefinementCtx<string>): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin =
    url !== null && /^https?:\/\/[^*]+$/.test(url.origin) && url.href.toLowerCase() === `${url.origin}/`;
  if (!isOrigin) addIssue({ code: 'custom', message: originRule });
  return url?.origin ?? '';
}

const origins = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().transform(toOrigin)));

const trustedProxies = z.string().regex(/^\d$/, 'a whole number from 0 to 9 is expected').transform(Number);

/** Its value is written into the pages unchanged. `//host` would be a URL without a scheme. */
function isAssetPrefix(value: string): boolean {
  if (!/^[\w.~%/:-]+$/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https:\/\/[^/]/.test(value) && URL.canParse(value);
}

const assetPrefix = z
  .string()
  .refine(isAssetPrefix, 'a path or an https address is expected')
  .transform((value) => (value.endsWith('/') ? value : `${value}/`));

const sessionSecret = z.string().min(32, 'at least 32 characters are expected');

const mailUrl = z
  .string()
  .refine(
    (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
    'an address that begins with smtp:// or smtps:// is expected',
  );

const emailAddress = z.string().transform(normalizeEmail).refine(isEmail, 'an e-mail address is expected');

const newPassword = z
  .string()
  .refine((value) => passwordProblem(value) === null, 'a password of 10 to 128 characters is expected');

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** A URL that the server fetches from: https, except on this machine. */
const upstream = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}, 'an https address is expected');

const googleKeysUrl = 'https://www.googleapis.com/oauth2/v3/certs';

const flag = z.enum(['0', '1'], '0 or 1 is expected').transform((value) => value === '1');

const schema = z.object({
  PORT: port.default(4000),
  DATA_DIR: z.string().min(1, 'the path of a folder is expected').default('.data'),
  MONGODB_URI: mongodbUri.optional(),
  SITE_URL: webAddress.optional(),
  ALLOWED_ORIGINS: origins.optional(),
  TRUSTED_PROXIES: trustedProxies.default(0),
  ASSET_PREFIX: assetPrefix.default('/'),
  SESSION_SECRET: sessionSecret.optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: newPassword.optional(),
  ACCESS_EMAIL: emailAddress.optional(),
  ACCESS_PASSWORD: z.string().min(1, 'a password is expected').optional(),
  MAIL_URL: mailUrl.optional(),
  MAIL_FROM: emailAddress.optional(),
  GOOGLE_CLIENT_ID: z.string().min(1, 'the id of a client is expected').optional(),
  GOOGLE_JWKS_URL: upstream.default(googleKeysUrl),
  ENUMERATION_SAFE_REGISTRATION: flag.default(false),
  ASSISTANT_URL: upstream.transform((value) => value.replace(/\/+$/, '')).optional(),
  ASSISTANT_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a key without spaces is expected')
    .optional(),
  ASSISTANT_MODEL: z.string().min(1, 'the name of a model is expected').optional(),
  DEMO: flag.optional(),
});

// These may contain a password, so errors do not repeat their values.
const secret = new Set([
  'MONGODB_URI',
  'SESSION_SECRET',
  'ADMIN_PASSWORD',
  'ACCESS_PASSWORD',
  'ASSISTANT_KEY',
  'MAIL_URL',
]);

function sentenceOf(name: string, value: string | undefined, rule: string): string {
  const given = secret.has(name) ? '' : ` to ${JSON.stringify(value ?? '')}`;
  return `${name} is set${given}, but ${rule}.`;
}

/** `name`: prefix of the two settings. */
function credentialOf(
  name: 'ADMIN' | 'ACCESS',
  email: string | undefined,
  password: string | undefined,
): Settings['admin'] {
  if (email !== undefined && password !== undefined) return { email, password };
  if (email === undefined && password === undefined) return null;
  throw new SettingsError(`${name}_EMAIL and ${name}_PASSWORD go together, but one of them is not set.`);
}

/** Without a URL the other settings have no use. */
function assistantOf(
  url: string | undefined,
  model: string | undefined,
  key: string | undefined,
): Settings['assistant'] {
  if (url !== undefined && model !== undefined) return { url, model, key: key ?? null };
  if (url === undefined && model === undefined && key === undefined) return null;
  throw new SettingsError('ASSISTANT_URL and ASSISTANT_MODEL go together, but one of them is not set.');
}

function parse(environment: Environment): z.infer<typeof schema> {
  const { data, error } = schema.safeParse(environment);
  if (data) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  throw new SettingsError(
    sentenceOf(name, environment[name], issue?.message ?? 'something else is expected'),
  );
}

/** Deployments pass missing settings as empty text, so empty means not set. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** Throws SettingsError about the first invalid setting. */
export function readSettings(environment: Environment): Settings {
  const onLambda = environment['AWS_LAMBDA_FUNCTION_NAME'] !== undefined;
  const values = parse(onLambda ? withoutEmpty(environment) : environment);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  const production = onLambda || environment['NODE_ENV'] === 'production';
  if (production && !siteUrl.startsWith('https://')) {
    throw new SettingsError(
      `SITE_URL is ${JSON.stringify(siteUrl)}, but in production an https address is needed.`,
    );
  }
  if (production && values.SESSION_SECRET === undefined) {
    throw new SettingsError('SESSION_SECRET is not set, but in production a secret of your own is needed.');
  }
  if (onLambda && !values.MONGODB_URI) {
    throw new SettingsError(
      'MONGODB_URI is not set, but a Lambda has no disk of its own for the embedded store.',
    );
  }
  return {
    port: values.PORT,
    dataDir: values.DATA_DIR,
    mongodbUri: values.MONGODB_URI ?? null,
    siteUrl,
    allowedOrigins: values.ALLOWED_ORIGINS?.length ? values.ALLOWED_ORIGINS : [new URL(siteUrl).origin],
    trustedProxies: values.TRUSTED_PROXIES,
    assetPrefix: values.ASSET_PREFIX,
    sessionSecret: values.SESSION_SECRET ?? null,
    admin: credentialOf('ADMIN', values.ADMIN_EMAIL, values.ADMIN_PASSWORD),
    access: credentialOf('ACCESS', values.ACCESS_EMAIL, values.ACCESS_PASSWORD),
    mailUrl: values.MAIL_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`,
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, keysUrl: values.GOOGLE_JWKS_URL }
      : null,
    hidesTakenAddresses: values.ENUMERATION_SAFE_REGISTRATION,
    assistant: assistantOf(values.ASSISTANT_URL, values.ASSISTANT_MODEL, values.ASSISTANT_KEY),
    demo: values.DEMO ?? null,
  };
}
