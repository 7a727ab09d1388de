/**
 * A clock that a test can set forward. It is loaded before the server's own code and replaces `Date`, so that the
 * product needs no change. The test sends the number of milliseconds as the message `{ later }`.
 */
const RealDate = Date;
let laterMs = 0;

globalThis.Date = class extends RealDate {
  /** @param {[] | [number | string | Date] | [number, number, ...number[]]} args as of `Date` */
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + laterMs);
    // All arguments are passed on, because `Date` treats one argument differently from several.
    else super(...args);
  }

  static now() {
    return RealDate.now() + laterMs;
  }
};

// The server's child processes also load this file, but they receive other messages.
if (process.argv[1]?.endsWith('serve.mjs')) {
  process.on('message', ({ later }) => {
    laterMs = later;
    process.send?.({ later });
  });
  // The channel to the test does not keep the server running.
  process.channel?.unref();
}
