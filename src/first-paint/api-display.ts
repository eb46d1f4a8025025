/**
 * In which layout the sections of an API page are shown. A plain script: plugins/look/first-paint puts it
 * into the head of every page; src/preferences/api-display.ts uses it where a reader comes to an API
 * page from another page. Nothing but types may be imported, and values come as arguments.
 */
export interface ApiDisplayRule {
  displays: readonly string[];
  sections: readonly string[];
  keyPrefix: string;
  defaultKey: string;
  attributePrefix: string;
  crawlers: string;
}

/** What the rule knows of the reader; what cannot be read is an empty string. */
export interface ApiReader {
  read(key: string): string;
  write(key: string, value: string): void;
  userAgent: string;
  /** From 0 to below 1. */
  random(): number;
}

/** Whether an address is of the API reference, in any language and version. */
export function isApiAddress(pathname: string): boolean {
  return /\/x\/(?:[^/]+\/)?api\//.test(pathname);
}

/**
 * The layout of each section: its own choice; else, for crawlers, the first; else the common
 * default; else one at random, kept as that default so that all sections agree.
 */
export function decideApiDisplays(
  rule: ApiDisplayRule,
  reader: ApiReader,
): { section: string; display: string }[] {
  const { displays, sections, keyPrefix, defaultKey, crawlers } = rule;
  const stored = (key: string) => displays.find((display) => display === reader.read(key));
  let drawn: string | undefined;
  const draw = () => {
    if (drawn === undefined) {
      drawn = displays[Math.floor(reader.random() * displays.length)] ?? '';
      reader.write(defaultKey, drawn);
    }
    return drawn;
  };
  const crawler = new RegExp(crawlers, 'i').test(reader.userAgent);
  return sections.map((section) => {
    const own = stored(keyPrefix + section);
    const common = crawler ? displays[0] : stored(defaultKey);
    return { section, display: own ?? common ?? draw() };
  });
}

/** Puts the layouts in force, as attributes of the html element. */
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
        // Blocked or full: what was drawn holds for this page.
      }
    },
    userAgent: navigator.userAgent,
    random: Math.random,
  });
  displays.forEach(({ section, display }) =>
    root.setAttribute(rule.attributePrefix + section, display),
  );
}
