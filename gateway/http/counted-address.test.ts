import { SocketAddress } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAddress } from './client-address.ts';

const hex = (group: number) => group.toString(16);
const ofIpv4 = (bytes: readonly number[]) => bytes.join('.');
const byte = fc.integer({ min: 0, max: 255 });
const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
const ipv4 = fc.array(byte, { minLength: 4, maxLength: 4 });
/** Global unicast addresses, 2001:: to 2001:ffff::, none of which embeds an IPv4 address. */
const ipv6 = fc.array(group, { minLength: 7, maxLength: 7 }).map((rest) => [0x2001, ...rest]);

/** Ways to write an IPv6 address: full, padded, in capitals, compressed, with a zone, brackets or a port. */
function formsOf(groups: readonly number[]): string[] {
  const full = groups.map(hex).join(':');
  const { address } = new SocketAddress({ address: full, family: 'ipv6' });
  const padded = groups.map((number) => hex(number).padStart(4, '0')).join(':');
  const [high = 0, low = 0] = groups.slice(6);
  const dotted = [...groups.slice(0, 6).map(hex), ofIpv4([high >> 8, high & 255, low >> 8, low & 255])].join(
    ':',
  );
  const plain = [full, padded, padded.toUpperCase(), address, dotted];
  return plain.flatMap((form) => [form, ` ${form} `, `${form}%eth0`, `[${form}]`, `[${form}]:443`]);
}

describe('an address for counting limits', () => {
  it('is an IPv4 address unchanged, with or without a port', () => {
    fc.assert(
      fc.property(ipv4, fc.integer({ min: 1, max: 65_535 }), (bytes, port) => {
        const text = ofIpv4(bytes);
        expect(countedAddress(text)).toBe(text);
        expect(countedAddress(` ${text}:${port} `)).toBe(text);
      }),
    );
  });

  it('is the /64 of an IPv6 address, in every spelling', () => {
    fc.assert(
      fc.property(ipv6, (groups) => {
        const expected = `${groups.slice(0, 4).map(hex).join(':')}::/64`;
        expect(formsOf(groups).map(countedAddress)).toEqual(formsOf(groups).map(() => expected));
      }),
    );
  });

  it('is shared by all hosts of one /64, and by no other network', () => {
    fc.assert(
      fc.property(ipv6, ipv6, (one, other) => {
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        const textOf = (groups: readonly number[]) => countedAddress(groups.map(hex).join(':'));
        expect(textOf(neighbour)).toBe(textOf(one));
        const isSameNetwork = one.slice(0, 4).join() === other.slice(0, 4).join();
        expect(textOf(one) === textOf(other)).toBe(isSameNetwork);
      }),
    );
  });

  it('is the IPv4 address in an IPv6 address', () => {
    fc.assert(
      fc.property(ipv4, fc.array(group, { minLength: 5, maxLength: 5 }), (bytes, rest) => {
        const [a = 0, b = 0, c = 0, d = 0] = bytes;
        const [high, low] = [a * 256 + b, c * 256 + d];
        const text = ofIpv4(bytes);
        const forms = [
          ...formsOf([0, 0, 0, 0, 0, 0xffff, high, low]),
          ...formsOf([0x64, 0xff9b, 0, 0, 0, 0, high, low]),
          ...formsOf([0x2002, high, low, ...rest]),
          `::ffff:${text}`,
          `::FFFF:${hex(high)}:${hex(low)}`,
        ];
        expect(forms.map(countedAddress)).toEqual(forms.map(() => text));
      }),
    );
  });

  it.each([
    '',
    ' ',
    'nobody',
    '010.0.0.1',
    '1.2.3',
    '256.1.1.1',
    '１.2.3.4',
    '1.2.3.4:port',
    '1.2.3.4/8',
    '2001:db8::/64',
    '2001:db8:::1',
    '12345::1',
    '[2001:db8::1',
    '[]',
    '%eth0',
    '[1.2.3.4]',
    '2001:db8::1, 1.2.3.4',
    'x'.repeat(20_000),
  ])('is not %j', (text) => {
    expect(countedAddress(text)).toBeNull();
  });

  it('is a short text or null for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4Extended(), fc.ipV6()), (text) => {
        const address = countedAddress(text);
        expect(address === null || /^[\da-f.:]{3,21}::\/64$|^\d+\.\d+\.\d+\.\d+$/.test(address)).toBe(true);
        if (address?.includes('.')) expect(countedAddress(address)).toBe(address);
      }),
    );
  });
});
