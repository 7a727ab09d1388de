import { createContext } from 'react';

/** ID of the shared bank on screen, which gets new questions and categories. Null for the user's own bank. */
export const ShownBank = createContext<string | null>(null);
