import { prettyDOM } from '@testing-library/react';

/**
 * The error of a query that found nothing. It shows the DOM, like Testing Library's own error. But it prints the
 * DOM only if somebody reads the message: a query that waits fails many times before it finds its element.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError);
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}
