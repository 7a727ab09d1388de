import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeLetter } from './letter.ts';
import { fileTransport } from './transports.ts';

/** The content of the file that the transport writes for a mail. */
async function writtenFile(letter: Parameters<typeof writeLetter>[0]): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), 'markwise-mail-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'outbox');
  await fileTransport(folder, 'no-reply@markwise.example').send(writeLetter(letter), 'mail-1');
  expect(readdirSync(folder)).toEqual(['mail-1.eml']);
  const encoded = readFileSync(join(folder, 'mail-1.eml'), 'utf8');
  // Quoted-printable: lines are broken with = at their end, and = itself is written as =3D.
  return encoded.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

const letter = { to: 'ada@markwise.example', subject: 'Hello', paragraphs: ['Dear Ada,'] };

describe('a mail in the outbox folder', () => {
  it('contains its paragraphs as plain text and as HTML', async () => {
    const eml = await writtenFile({
      ...letter,
      action: { label: 'Open', url: 'https://markwise.example/x?token=a.b' },
    });
    expect(eml).toContain('From: no-reply@markwise.example');
    expect(eml).toContain('To: ada@markwise.example');
    expect(eml).toContain('Content-Type: text/plain');
    expect(eml).toContain('Content-Type: text/html');
    expect(eml.match(/Dear Ada,/g)).toHaveLength(2);
    expect(eml).toContain('https://markwise.example/x?token=');
  });

  it('contains typed text as text, never as markup or as a header', async () => {
    const hostile = {
      ...letter,
      subject: 'Hi\r\nBcc: eve@evil.example',
      paragraphs: ['<img src=x onerror=alert(1)>'],
    };
    const eml = await writtenFile(hostile);
    expect(eml).not.toMatch(/^Bcc:/im);
    expect(writeLetter(hostile).subject).toBe('Hi Bcc: eve@evil.example – Markwise');
    expect(eml.split('Content-Type: text/html')[1]).toContain('&lt;img src=x');
  });

  it('is sent to its address only', async () => {
    const eml = await writtenFile({ ...letter, to: 'ada@markwise.example, eve@evil.example' });
    expect(eml).not.toMatch(/^To:.*, eve@evil\.example\s*$/m);
  });
});
