import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './env.ts';

// oxlint-disable-next-line max-lines-per-function -- one suite
describe('readSettings', () => {
  it('has a default for every setting', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      dataDir: '.data',
      mongodbUri: null,
      siteUrl: 'http://localhost:4000',
      allowedOrigins: ['http://localhost:4000'],
      trustedProxies: 0,
      assetPrefix: '/',
      sessionSecret: null,
      admin: null,
      access: null,
      mailUrl: null,
      mailFrom: 'no-reply@localhost',
      google: null,
      hidesTakenAddresses: false,
      assistant: null,
      demo: null,
    });
  });

  it('derives the site and its origin from the port', () => {
    expect(readSettings({ PORT: '8080' })).toMatchObject({
      port: 8080,
      siteUrl: 'http://localhost:8080',
      allowedOrigins: ['http://localhost:8080'],
    });
  });

  it('accepts several origins, and ends the asset prefix with a slash', () => {
    const settings = readSettings({
      SITE_URL: 'https://markwise.example/',
      ALLOWED_ORIGINS: 'https://markwise.example, https://app.example',
      ASSET_PREFIX: 'https://cdn.example/static/app',
    });
    expect(settings.siteUrl).toBe('https://markwise.example');
    expect(settings.allowedOrigins).toEqual(['https://markwise.example', 'https://app.example']);
    expect(settings.assetPrefix).toBe('https://cdn.example/static/app/');
  });

  it.each([
    [{ PORT: '' }, 'PORT is set to "", but a whole number from 1 to 65535 is expected.'],
    [{ PORT: '0' }, 'PORT is set to "0", but a whole number from 1 to 65535 is expected.'],
    [{ PORT: '65536' }, 'PORT is set to "65536", but a whole number from 1 to 65535 is expected.'],
    [{ PORT: '40.5' }, 'PORT is set to "40.5", but a whole number from 1 to 65535 is expected.'],
    [{ DATA_DIR: '' }, 'DATA_DIR is set to "", but the path of a folder is expected.'],
    [
      { TRUSTED_PROXIES: '-1' },
      'TRUSTED_PROXIES is set to "-1", but a whole number from 0 to 9 is expected.',
    ],
    [{ DEMO: 'yes' }, 'DEMO is set to "yes", but 0 or 1 is expected.'],
    [
      { SITE_URL: 'example' },
      'SITE_URL is set to "example", but a web address is expected, such as https://example.org.',
    ],
    [
      { ASSET_PREFIX: 'static' },
      'ASSET_PREFIX is set to "static", but a path or an https address is expected.',
    ],
    [
      { ALLOWED_ORIGINS: 'https://a.example/path' },
      'ALLOWED_ORIGINS is set to "https://a.example/path", but origins without a path are expected, with commas between them.',
    ],
  ])('refuses %o with one sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingsError(sentence));
  });

  it('refuses production without https', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      new SettingsError('SITE_URL is "http://localhost:4000", but in production an https address is needed.'),
    );
  });

  it('refuses production without its own secret', () => {
    const environment = { NODE_ENV: 'production', SITE_URL: 'https://markwise.example' };
    expect(() => readSettings(environment)).toThrow(
      new SettingsError('SESSION_SECRET is not set, but in production a secret of your own is needed.'),
    );
    expect(readSettings({ ...environment, SESSION_SECRET: 'x'.repeat(32) }).siteUrl).toBe(
      'https://markwise.example',
    );
  });

  it('needs all admin settings or none', () => {
    expect(() => readSettings({ ADMIN_EMAIL: 'root@markwise.example' })).toThrow(
      new SettingsError('ADMIN_EMAIL and ADMIN_PASSWORD go together, but one of them is not set.'),
    );
    expect(
      readSettings({ ADMIN_EMAIL: ' Root@Markwise.example', ADMIN_PASSWORD: 'ten letters' }).admin,
    ).toEqual({ email: 'root@markwise.example', password: 'ten letters' });
  });

  it('needs all access settings or none, and does not print the password', () => {
    expect(() => readSettings({ ACCESS_PASSWORD: 'come in' })).toThrow(
      new SettingsError('ACCESS_EMAIL and ACCESS_PASSWORD go together, but one of them is not set.'),
    );
    const access = { ACCESS_EMAIL: 'Guest@markwise.example', ACCESS_PASSWORD: 'come in' };
    expect(readSettings(access).access).toEqual({ email: 'guest@markwise.example', password: 'come in' });
    expect(() => readSettings({ ...access, ACCESS_PASSWORD: '' })).toThrow(
      new SettingsError('ACCESS_PASSWORD is set, but a password is expected.'),
    );
  });

  it('requires https for the address of Google’s keys, except on this machine', () => {
    const google = { GOOGLE_CLIENT_ID: 'client' };
    expect(readSettings(google).google?.keysUrl).toBe('https://www.googleapis.com/oauth2/v3/certs');
    const local = { ...google, GOOGLE_JWKS_URL: 'http://127.0.0.1:9/certs' };
    expect(readSettings(local).google?.keysUrl).toBe('http://127.0.0.1:9/certs');
    expect(() => readSettings({ ...google, GOOGLE_JWKS_URL: 'http://10.0.0.1/certs' })).toThrow(
      SettingsError,
    );
  });

  it('requires a name and an https address of a language model, except on this machine, and does not print its key', () => {
    const assistant = { ASSISTANT_URL: 'https://models.example/v1/', ASSISTANT_MODEL: 'small' };
    expect(readSettings(assistant).assistant).toEqual({
      url: 'https://models.example/v1',
      model: 'small',
      key: null,
    });
    expect(readSettings({ ...assistant, ASSISTANT_KEY: 'sk-1' }).assistant?.key).toBe('sk-1');
    expect(readSettings({ ...assistant, ASSISTANT_URL: 'http://localhost:11434/v1' }).assistant?.url).toBe(
      'http://localhost:11434/v1',
    );
    const refusals = [
      [
        { ASSISTANT_KEY: 'sk-1' },
        'ASSISTANT_URL and ASSISTANT_MODEL go together, but at least one of them is not set.',
      ],
      [
        { ASSISTANT_URL: assistant.ASSISTANT_URL },
        'ASSISTANT_URL and ASSISTANT_MODEL go together, but at least one of them is not set.',
      ],
      [
        { ...assistant, ASSISTANT_URL: 'http://models.example' },
        'ASSISTANT_URL is set to "http://models.example", but an https address is expected.',
      ],
      [{ ...assistant, ASSISTANT_KEY: 's k' }, 'ASSISTANT_KEY is set, but a key without spaces is expected.'],
    ] as const;
    for (const [environment, sentence] of refusals)
      expect(() => readSettings(environment)).toThrow(new SettingsError(sentence));
  });

  it('treats empty values as missing on Lambda', () => {
    const environment = {
      AWS_LAMBDA_FUNCTION_NAME: 'api',
      SITE_URL: 'https://markwise.example',
      MONGODB_URI: 'mongodb://db.example/markwise',
      SESSION_SECRET: 'x'.repeat(32),
      MAIL_URL: 'smtps://user:secret@mail.example',
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      GOOGLE_CLIENT_ID: '',
    };
    expect(readSettings(environment)).toMatchObject({ admin: null, google: null });
  });

  it('refuses the embedded store on Lambda', () => {
    const environment = {
      AWS_LAMBDA_FUNCTION_NAME: 'api',
      SITE_URL: 'https://markwise.example',
      SESSION_SECRET: 'x'.repeat(32),
    };
    expect(() => readSettings(environment)).toThrow(
      new SettingsError('MONGODB_URI is not set, but a Lambda has no disk for the embedded store.'),
    );
  });

  it('does not print a database address, which may contain a password', () => {
    expect(() => readSettings({ MONGODB_URI: 'postgres://user:hunter2@db' })).toThrow(
      new SettingsError(
        'MONGODB_URI is set, but an address that begins with mongodb:// or mongodb+srv:// is expected.',
      ),
    );
  });
});

// On Lambda the driver is loaded on first use. So an address that the driver would refuse must be found at start.
describe('the database address', () => {
  it.each([
    'mongodb://localhost',
    'mongodb://localhost?w=majority',
    'mongodb://a.example:1,b.example:2,[::1]:3/markwise?replicaSet=rs0&w=majority&tls=true&tlsCAFile=/etc/ca.pem',
    'mongodb://user@db/?readPreference=nearest&readPreferenceTags=a:1&readPreferenceTags=b:1',
    'mongodb+srv://user:p%40ss%25@cluster.example/?authSource=admin&tlsCAFile=%2Fetc%2Fca.pem',
    'mongodb://%2Ftmp%2Fmongodb-27017.sock/markwise',
  ])('%s is accepted here and by the driver', async (uri) => {
    expect(readSettings({ MONGODB_URI: uri }).mongodbUri).toBe(uri);
    await new MongoClient(uri).close();
  });

  it.each([
    ['db.example', 'an address that begins with mongodb:// or mongodb+srv:// is expected'],
    [' mongodb://db', 'an address that begins with mongodb:// or mongodb+srv:// is expected'],
    ['mongodb:///markwise', 'an address that begins with mongodb:// or mongodb+srv:// is expected'],
    ...[
      'user:p@ss@db',
      'user:a:b@db',
      'user:a/b@db/markwise',
      'user:10%@db',
      'user:%ff@db',
      '%ff/x',
      ':secret@db',
      '@db',
    ].map((rest) => [
      `mongodb://${rest}`,
      'name and password are expected with @ written as %40, : as %3A, / as %2F and % as %25',
    ]),
    ...['db:port', 'db:99999', 'db:0', ':27017', '[::1', 'a,b:x'].map((hosts) => [
      `mongodb://${hosts}/markwise`,
      'hosts are expected with commas between them, each with an optional port',
    ]),
    ...['db.example:27017', 'a.example,b.example'].map((hosts) => [
      `mongodb+srv://${hosts}/markwise`,
      'after mongodb+srv:// one host without a port is expected',
    ]),
    ['mongodb://db/mark.wise', 'the name of a database without a dot is expected'],
    ...['tls', 'w=', '=1', 'w=1&w=2'].map((options) => [
      `mongodb://db/markwise?${options}`,
      'options are expected as name=value with & between them, and each only once',
    ]),
  ])('%s is refused here and by the driver', (uri, rule) => {
    expect(() => readSettings({ MONGODB_URI: uri })).toThrow(
      new SettingsError(`MONGODB_URI is set, but ${rule}.`),
    );
    expect(() => new MongoClient(uri).db(/\/([^/?]+)(?:\?|$)/.exec(uri)?.[1])).toThrow();
  });
});

describe('addresses in settings', () => {
  it('are converted to origins as browsers write them', () => {
    const origins = (ALLOWED_ORIGINS: string) => readSettings({ ALLOWED_ORIGINS }).allowedOrigins;
    expect(origins('https://Markwise.Example/, https://b.example:443,http://c.example:80')).toEqual([
      'https://markwise.example',
      'https://b.example',
      'http://c.example',
    ]);
    expect(origins('http://localhost:5173')).toEqual(['http://localhost:5173']);
    expect(origins(' ')).toEqual(['http://localhost:4000']);
  });

  it.each([
    'null',
    '*',
    'https://*.example',
    'https://a.example/path',
    'https://a.example/?q',
    'https://user@a.example',
    'ftp://a.example',
    'a.example',
    'https://',
  ])('are refused: %s as an origin', (entry) => {
    expect(() => readSettings({ ALLOWED_ORIGINS: `https://b.example, ${entry}` })).toThrow(SettingsError);
  });

  it.each([
    'https://',
    'https:///a',
    '//cdn.example/',
    '/\\cdn.example',
    'http://cdn.example',
    '',
    '/a"b',
    '/a b',
  ])('are refused: %s as an asset prefix', (prefix) => {
    expect(() => readSettings({ ASSET_PREFIX: prefix })).toThrow(
      new SettingsError(
        `ASSET_PREFIX is set to ${JSON.stringify(prefix)}, but a path or an https address is expected.`,
      ),
    );
  });
});
