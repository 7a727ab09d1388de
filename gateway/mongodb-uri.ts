const scheme = /^mongodb(?<srv>\+srv)?:\/\//;
const uriParts = /^(?<authority>[^/?]*)(?:\/(?<database>[^?]*))?(?:\?(?<options>.*))?$/s;

// A name, and optionally a password, without the unescaped characters that the driver refuses.
const credentials = /^[^:@/?#[\]]+(?::[^:@/?#[\]]*)?$/;

/** The only option that can occur several times: it lists tags in order of preference. */
const repeatable = 'readPreferenceTags';

/**
 * What is wrong with the form of a MongoDB address, as the end of the sentence 'MONGODB_URI is set, but …'. Null if
 * the form is valid. Lambda loads the driver on first use, so without this check a mistake would only be found then.
 * Only the driver checks the names and values of options, because it has a hundred of them.
 */
export function mongodbUriProblem(uri: string): string | null {
  const { srv } = scheme.exec(uri)?.groups ?? {};
  const { authority = '', database = '', options } = uriParts.exec(uri.replace(scheme, ''))?.groups ?? {};
  if (!scheme.test(uri) || authority === '')
    return 'an address that begins with mongodb:// or mongodb+srv:// is expected';
  const at = authority.lastIndexOf('@');
  // An @ after the first / or ?, so a character before it is not escaped.
  const isUnescaped = at === -1 && uri.includes('@');
  if (isUnescaped || !isDecodable(uri) || (at !== -1 && !credentials.test(authority.slice(0, at))))
    return 'name and password are expected with @ written as %40, : as %3A, / as %2F and % as %25';
  const hosts = authority.slice(at + 1).split(',');
  if (srv !== undefined && (hosts.length > 1 || hosts.some((host) => portOf(host) !== '')))
    return 'after mongodb+srv:// one host without a port is expected';
  if (hosts.some((host) => portOf(host) === null))
    return 'hosts are expected with commas between them, each with an optional port';
  if (decodeURIComponent(database).includes('.')) return 'the name of a database without a dot is expected';
  return options === undefined || areOptions(options)
    ? null
    : 'options are expected as name=value with & between them, and each only once';
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The port of a host. Empty if it has no port, or is a socket file. Null if the text is not a valid host. */
function portOf(host: string): string | null {
  if (decodeURIComponent(host).endsWith('.sock')) return '';
  const { hostname, port } = URL.parse(`mongodb://${host}`) ?? { hostname: '', port: '' };
  return hostname === '' || port === '0' ? null : port;
}

function areOptions(text: string): boolean {
  const pairs = text.split('&').filter((pair) => pair !== '');
  const names = pairs.map((pair) => pair.slice(0, pair.indexOf('=')));
  const uniqueNames = names.filter((name) => name !== repeatable);
  return pairs.every((pair) => /^[^=]+=./s.test(pair)) && new Set(uniqueNames).size === uniqueNames.length;
}
