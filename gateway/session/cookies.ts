import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { day, minute } from '../../functions/platform/clock.ts';

const lifetimes = {
  session: 15 * minute,
  refresh: 30 * day,
  // No secret: it shows the site's scripts that there is a session. They cannot read the other cookies.
  present: 30 * day,
  device: 180 * day,
  // Short, since many people may share the browser.
  registration: 60 * minute,
} as const;

export type CookieName = keyof typeof lifetimes;

/** The cookies of a session, in the form that the site's URL allows. */
export class SessionCookies {
  /** `secure`: the site's URL is https. Then the site may have another origin than the API. */
  constructor(private readonly secure: boolean) {}

  read(context: Context, name: CookieName): string | undefined {
    return this.readFrom(context.req.header('cookie'), name);
  }

  /** `header`: the value of the request's Cookie header. */
  readFrom(header: string | undefined, name: CookieName): string | undefined {
    if (header === undefined) return undefined;
    const full = this.nameOf(name);
    return parse(header, full)[full];
  }

  write(context: Context, name: CookieName, value: string): void {
    setCookie(context, this.nameOf(name), value, { ...this.options(name), maxAge: lifetimes[name] / 1000 });
  }

  remove(context: Context, name: CookieName): void {
    deleteCookie(context, this.nameOf(name), this.options(name));
  }

  /** True if the request has a cookie of a session. The session can be invalid. */
  hasSession(context: Context): boolean {
    return this.mayHaveSession(context.req.header('cookie'));
  }

  /** `hasSession` for the value of a Cookie header. */
  mayHaveSession(header: string | undefined): boolean {
    return this.readFrom(header, 'session') !== undefined || this.readFrom(header, 'refresh') !== undefined;
  }

  /** With `__Host-`, browsers accept a cookie only from this host, and only over https. */
  private nameOf(name: CookieName): string {
    return `${this.secure ? '__Host-' : ''}markwise-${name}`;
  }

  private options(name: CookieName) {
    return {
      path: '/',
      httpOnly: name !== 'present',
      secure: this.secure,
      sameSite: this.secure ? 'None' : 'Lax',
    } as const;
  }
}
