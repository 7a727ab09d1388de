import { setupServer } from 'msw/node';

/** Network responses that a test defines. Any other request fails the test. */
export const server = setupServer();
