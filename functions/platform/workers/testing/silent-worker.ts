/** A process that never says that it is ready, and ends with the one that started it. */
process.on('message', () => undefined);
