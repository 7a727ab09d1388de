import { createContext } from 'react';

/** True around texts of a file that is not imported yet, so that this site does not have their images. */
export const ImagesInFile = createContext(false);
