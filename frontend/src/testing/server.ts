import { setupServer } from 'msw/node';

/** Answers what a test says the network answers; any other request fails the test. */
export const server = setupServer();
