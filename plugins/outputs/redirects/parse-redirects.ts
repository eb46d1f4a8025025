import { parseAddress } from '../../../model/addresses/parse';

/** An old address and the new one of its content; both from the root of a language. */
export interface Redirect {
  from: string;
  to: string;
  /** Line number in the file, from 1. */
  line: number;
}

const ADDRESS = /^\/(?:[\w.-]+\/)*\*?$/;
const TARGET = /^\/(?:[\w.-]+\/)*(?:\*|#[\w.-]+)?$/;

function isPattern(address: string): boolean {
  return address.endsWith('*');
}

/** Why a line makes no sense by itself. */
function faultOf({ from, to }: Redirect): string | undefined {
  if (!ADDRESS.test(from)) return `"${from}" is not an address: it begins and ends with a slash`;
  if (!TARGET.test(to)) return `"${to}" is not an address of this site`;
  if (isPattern(from) !== isPattern(to)) return 'a star must be at both ends or at none';
  return undefined;
}

/**
 * Reads the file of old addresses.
 * @throws at the first line that makes no sense; the error begins with file and line
 */
export function parseRedirects(text: string, file: string): Redirect[] {
  return text.split('\n').flatMap((content, index) => {
    if (content.trim() === '' || content.startsWith('#')) return [];
    const [from = '', to = '', ...rest] = content.split('\t');
    const redirect = { from, to, line: index + 1 };
    const fault = rest.length > 0 ? 'a line has two columns' : faultOf(redirect);
    if (fault) throw new Error(`${file}:${redirect.line}: ${fault}`);
    return [redirect];
  });
}

/** Checks that a page is below an address, in the same version of the docs. */
function isBelow(page: string, address: string): boolean {
  return page.startsWith(address) && parseAddress(page).version === parseAddress(address).version;
}

/**
 * Makes of each line with a star one for each page below its new address.
 * @param pages addresses of the pages, from the root of a language
 */
export function expandRedirects(redirects: readonly Redirect[], pages: readonly string[]) {
  const own = new Set(redirects.map(({ from }) => from));
  return redirects.flatMap((redirect): Redirect[] => {
    if (!isPattern(redirect.from)) return [redirect];
    const [from, to] = [redirect.from.slice(0, -1), redirect.to.slice(0, -1)];
    return pages
      .filter((page) => isBelow(page, to))
      .map((page) => ({ from: from + page.slice(to.length), to: page, line: redirect.line }))
      .filter((expanded) => !own.has(expanded.from));
  });
}
