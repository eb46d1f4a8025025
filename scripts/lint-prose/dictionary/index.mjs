// @ts-check
import { AMERICAN_SPELLING } from './american.mjs';
import { PHRASES } from './phrases.mjs';
import { TABLE_OF_WORDS } from './table-of-words.mjs';

/** What no text of the site may contain. */
export const WORDS = [...TABLE_OF_WORDS, ...PHRASES, ...AMERICAN_SPELLING];
