import { DEFAULT_LANGUAGE } from '../languages';
import { DOCS_SECTION, parseAddress, type Address } from './parse';

/**
 * Puts an address together; `formatAddress(parseAddress(address))` is the same address again.
 * Parts that are left out are empty, and the path ends with a slash as all pages' paths do.
 */
export function formatAddress({
  language = DEFAULT_LANGUAGE,
  section = '',
  version = '',
  rest = '',
  trailingSlash = true,
  query = '',
  hash = '',
}: Partial<Address>): string {
  const prefix = language === DEFAULT_LANGUAGE ? '' : language;
  const path = [prefix, section, version, rest].filter(Boolean).map((part) => `/${part}`);
  return path.join('') + (trailingSlash ? '/' : '') + query + hash;
}

/** An address of the docs in the version at a path below `/x/`; any other address stays as it is. */
export function inVersion(address: string, version: string): string {
  const parts = parseAddress(address);
  return parts.section === DOCS_SECTION ? formatAddress({ ...parts, version }) : address;
}
