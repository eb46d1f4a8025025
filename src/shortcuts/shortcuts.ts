import type { TextKey } from '@site/src/i18n/useText';

/** A shortcut as the list shows it. */
export interface Shortcut {
  /** Keys that do the same; those of one list are pressed together. `mod` is Ctrl or ⌘. */
  keys: readonly (readonly string[])[];
  text: TextKey;
  /** True for a single key without Ctrl or ⌘; readers can turn these off. */
  single?: boolean;
  /** Selector of what the shortcut belongs to; without it on the page there is no shortcut. */
  needs?: string;
}

const SHORTCUTS: readonly Shortcut[] = [
  { keys: [['?']], text: 'shortcuts.list', single: true },
  {
    keys: [['/'], ['mod', 'K']],
    text: 'shortcuts.search',
    needs: '[data-search], .DocSearch-Button',
  },
  { keys: [['D']], text: 'shortcuts.colorMode', single: true },
  { keys: [['mod', 'C']], text: 'shortcuts.copy' },
  { keys: [['mod', 'P']], text: 'shortcuts.print' },
  { keys: [['←'], ['→'], ['Home'], ['End']], text: 'shortcuts.toolbar' },
  { keys: [['Esc']], text: 'shortcuts.close' },
];

/** The shortcuts that there are on this page. */
export function shortcutsOf(page: ParentNode): Shortcut[] {
  return SHORTCUTS.filter(({ needs }) => !needs || page.querySelector(needs) !== null);
}

/** Returns the label of a key on the reader's keyboard. */
export function keyName(key: string, platform: string): string {
  if (key !== 'mod') return key;
  return /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl';
}
