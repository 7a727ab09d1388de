import { createContext } from 'react';

/** ID of the shared bank that is shown, to which new questions and categories are added. Null: the user's own bank. */
export const ShownBank = createContext<string | null>(null);
