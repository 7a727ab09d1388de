const kilo = 1024;
const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** '44 bytes', '2.0 KB', '196 KB'. */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < kilo ? 0 : Math.floor(Math.log(bytes) / Math.log(kilo)));
  const amount = bytes / kilo ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)} ${units[power]}`;
}
