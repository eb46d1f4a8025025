/**
 * Follows `?userLanguage=` in an address. A plain script: plugins/look/first-paint puts it into the
 * head of every page, and src/client-modules/user-language.ts uses it for links inside the site that
 * have the parameter. Import only types here; values are passed as arguments.
 */
export interface LanguageRule {
  parameter: string;
  /**
   * Languages of the version whose addresses begin with their name; any other value asks for the one
   * without.
   */
  prefixed: readonly string[];
  /** Root of the pages that exist in one language only, where the parameter is ignored. */
  oneLanguage: string;
}

export interface Address {
  pathname: string;
  /** Empty, or with its question mark. */
  search: string;
  /** Empty, or with its number sign. */
  hash: string;
}

/**
 * Makes the address in the language that the parameter asks for, without the parameter. The rest of
 * the query stays as it is written.
 * @returns undefined for an address without the parameter
 */
export function addressInLanguage(address: Address, rule: LanguageRule): Address | undefined {
  const { pathname, search, hash } = address;
  const isChoice = (part: string) => part.split('=')[0] === rule.parameter;
  const parts = search.replace(/^\?/, '').split('&');
  const choice = parts.find(isChoice);
  if (choice === undefined || `${pathname}/`.startsWith(rule.oneLanguage)) return undefined;
  const asked = choice.slice(rule.parameter.length + 1);
  const prefix = rule.prefixed.includes(asked) ? `/${asked}` : '';
  const own = rule.prefixed.find((language) => `${pathname}/`.startsWith(`/${language}/`));
  const bare = own === undefined ? pathname : pathname.slice(own.length + 1);
  const rest = parts.filter((part) => !isChoice(part)).join('&');
  return { pathname: prefix + (bare || '/'), search: rest && `?${rest}`, hash };
}

/**
 * Goes to the page in the language that the parameter asks for, before anything is painted. A page
 * that is in this language already only loses the parameter.
 */
export function takeToLanguage(root: HTMLElement, rule: LanguageRule): void {
  const target = addressInLanguage(location, rule);
  if (!target) return;
  const { pathname, search, hash } = target;
  // With the origin: a path that begins with two slashes would name another host.
  const url = location.origin + pathname + search + hash;
  if (pathname === location.pathname) {
    history.replaceState(history.state, '', url);
    return;
  }
  root.style.visibility = 'hidden';
  location.replace(url);
}
