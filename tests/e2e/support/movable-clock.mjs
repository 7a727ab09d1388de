/**
 * Loaded ahead of the server by a test that lets days pass: every time that it asks for is later by as much as the test
 * says. The product knows nothing of it.
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

// The processes that the server starts load this, too, and have messages of their own.
if (process.argv[1]?.endsWith('serve.ts')) {
  process.on('message', ({ later }) => {
    laterMs = later;
    process.send?.({ later });
  });
  // The test's end of the line does not keep the server running.
  process.channel?.unref();
}
