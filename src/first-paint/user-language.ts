/**
 * What `?userLanguage=` in an address asks for. A plain script: plugins/look/first-paint puts it into the
 * head of every page; src/client-modules/user-language.ts uses it where a link inside the site has
 * the parameter. Nothing but types may be imported, and values come as arguments.
 */
export interface LanguageRule {
  parameter: string;
  /** Languages whose addresses begin with their name; any other value asks for the one without. */
  prefixed: readonly string[];
  /** What stands below it is written in one language; the parameter means nothing there. */
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
 * The address in the language that the parameter asks for, without the parameter. The rest of the
 * query stays as it is written. Without the parameter there is nothing to do.
 */
export function addressInLanguage(address: Address, rule: LanguageRule): Address | undefined {
  const { pathname, search, hash } = address;
  const isChoice = (part: string) => part.split('=')[0] === rule.parameter;
  const parts = search.replace(/^\?/, '').split('&');
  const choice = parts.find(isChoice);
  if (choice === undefined || `${pathname}/`.startsWith(rule.oneLanguage)) return undefined;
  const asked = choice.slice(rule.parameter.length + 1);
  const prefix = rule.prefixed.includes(asked) ? `/${asked}` : '';
  const bare = pathname.replace(new RegExp(`^/(?:${rule.prefixed.join('|')})(?=/|$)`), '');
  const rest = parts.filter((part) => !isChoice(part)).join('&');
  return { pathname: prefix + (bare || '/'), search: rest && `?${rest}`, hash };
}

/** Leads on before anything of the page shows; a page in the right language stays. */
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
