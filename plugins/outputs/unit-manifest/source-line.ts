import { formatAddress } from '../../../model/addresses/format';
import { parseAddress } from '../../../model/addresses/parse';

/** A character that can be part of an address; none is before or behind a whole one. */
const PART = /[\w./#-]/;

function isIn(line: string, address: string): boolean {
  for (let at = line.indexOf(address); at >= 0; at = line.indexOf(address, at + 1)) {
    if (!PART.test(line[at - 1] ?? '') && !PART.test(line[at + address.length] ?? '')) return true;
  }
  return false;
}

/**
 * The line of a source in which an address is written. Authors leave out the prefix of the language
 * that the page is in.
 * @param text of the page's MDX
 * @param address complete
 * @param language of the page
 * @returns from 1; null if the address comes from elsewhere, as from a menu
 */
export function lineOf(text: string, address: string, language: string): number | null {
  const { language: prefix, ...parts } = parseAddress(address);
  const written = [address, ...(prefix === language ? [formatAddress(parts)] : [])];
  const index = text.split('\n').findIndex((line) => written.some((each) => isIn(line, each)));
  return index < 0 ? null : index + 1;
}
