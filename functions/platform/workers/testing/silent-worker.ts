/** A process that never reports that it is ready, and ends with its parent. */
process.on('message', () => undefined);
