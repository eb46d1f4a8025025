import { createContext } from 'react';

/** Names of types that open their definition; undefined until the reader comes near. */
export const CardNames = createContext<ReadonlySet<string> | undefined>(undefined);
