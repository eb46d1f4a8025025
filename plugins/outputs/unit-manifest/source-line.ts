import { formatAddress } from '../../../model/addresses/format';
import { parseAddress } from '../../../model/addresses/parse';

/** An address ends where none of its characters follows. */
function isIn(line: string, address: string): boolean {
  for (let at = line.indexOf(address); at >= 0; at = line.indexOf(address, at + 1)) {
    if (!/[\w./#-]/.test(line[at + address.length] ?? '')) return true;
  }
  return false;
}

/**
 * The line of a source in which an address is written, with the prefix of the language or without.
 * @param text of the page's MDX
 * @param address complete
 * @returns from 1; null if the address comes from elsewhere, as from a menu
 */
export function lineOf(text: string, address: string): number | null {
  const { language: _, ...parts } = parseAddress(address);
  const written = [address, formatAddress(parts)];
  const index = text.split('\n').findIndex((line) => written.some((each) => isIn(line, each)));
  return index < 0 ? null : index + 1;
}
