/**
 * Preloaded into the server of a test that lets days pass: the current time is later by as much as the test says. The
 * product does not know of it.
 */
const RealDate = Date;
let laterMs = 0;

globalThis.Date = class extends RealDate {
  /** @param {[] | [number | string | Date] | [number, number, ...number[]]} args as of `Date` */
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + laterMs);
    // Reflect keeps the difference between one argument and many.
    else super(...args);
  }

  static now() {
    return RealDate.now() + laterMs;
  }
};

// The server's child processes load this, too, and have other messages.
if (process.argv[1]?.endsWith('serve.ts')) {
  process.on('message', ({ later }) => {
    laterMs = later;
    process.send?.({ later });
  });
  // The channel to the test does not keep the server running.
  process.channel?.unref();
}
