/**
 * Decides the layout of the sections on API pages. A plain script: plugins/look/first-paint puts it
 * into the head of every page. src/preferences/api-display.ts uses it too, for readers who come to
 * an API page from another page. Import only types here; values are passed as arguments.
 */
export interface ApiDisplayRule {
  /** All layouts; the first is the one of the static HTML. */
  displays: readonly string[];
  sections: readonly { key: string; attribute: string }[];
  sharedKey: string;
  crawlers: string;
}

/** Access to the reader's browser; a value that cannot be read is an empty string. */
export interface ReaderBrowser {
  read(key: string): string;
  write(key: string, value: string): void;
  userAgent: string;
  /** From 0 to below 1. */
  random(): number;
}

/**
 * Tests for an address of the API reference, in any section, language and version. Only redirects have
 * `api` as their first segment, and no other page has it below.
 */
export function isApiAddress(pathname: string): boolean {
  return /[^/]\/api\//.test(pathname);
}

/**
 * Finds the layout of each section: its own choice; else, for crawlers, the first layout; else the
 * shared one; else one at random, which is stored as the shared one so that all sections agree.
 */
export function decideApiDisplays(
  rule: ApiDisplayRule,
  browser: ReaderBrowser,
): { attribute: string; display: string }[] {
  const { displays, sections, sharedKey, crawlers } = rule;
  const stored = (key: string) => displays.find((display) => display === browser.read(key));
  let drawn: string | undefined;
  const draw = () => {
    if (drawn === undefined) {
      drawn = displays[Math.floor(browser.random() * displays.length)] ?? '';
      browser.write(sharedKey, drawn);
    }
    return drawn;
  };
  const isCrawler = new RegExp(crawlers, 'i').test(browser.userAgent);
  return sections.map(({ key, attribute }) => {
    const own = stored(key);
    const shared = isCrawler ? displays[0] : stored(sharedKey);
    return { attribute, display: own ?? shared ?? draw() };
  });
}

/** Sets the layouts as attributes of the html element. */
export function applyApiDisplays(root: HTMLElement, rule: ApiDisplayRule): void {
  const displays = decideApiDisplays(rule, {
    read(key) {
      try {
        return localStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Blocked or full: the drawn layout holds for this page.
      }
    },
    userAgent: navigator.userAgent,
    random: Math.random,
  });
  displays.forEach(({ attribute, display }) => root.setAttribute(attribute, display));
}
