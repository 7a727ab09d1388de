type Pattern = readonly [name: string, pattern: RegExp];

/** The first match counts: most user agents also contain names of browsers that come later in this list. */
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const devices: readonly Pattern[] = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['an Android phone', /\bAndroid\b.*\bMobile\b/],
  ['an Android tablet', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMac(?:intosh| OS X)\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (patterns: readonly Pattern[], text: string) =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0];

/** Browser and device, such as 'Firefox on Windows'. The user agent may be forged. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const device = nameIn(devices, userAgent);
  if (browser && device) return `${browser} on ${device}`;
  if (device) return `A browser on ${device}`;
  return browser ?? 'An unknown browser';
}
