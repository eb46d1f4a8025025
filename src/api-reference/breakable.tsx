import type { ReactNode } from 'react';

/** Names that are longer than a column of the table. */
const LONG_NAME = /[\w-]{27,}/;

/** Between the words of a name, and after each part of a class. */
const WORDS = /(?<=[a-z\d])(?=[A-Z])/;

/** Lets a line end between the words of a long name, so it is not cut at any letter. */
export function breakable(name: string): ReactNode {
  if (!LONG_NAME.test(name)) return name;
  return name.split(WORDS).flatMap((word, index) => (index ? [<wbr key={index} />, word] : word));
}
