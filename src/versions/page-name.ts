import { FAMILIES } from '@site/model/families';
import type { TextKey } from '@site/src/i18n/useText';

/** Titles of pages of other versions are not known: their path names them, as in "Quick filter". */
function readable(page: string): string {
  const words = page.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Names a page of another version. Families have their names in the reader's language.
 * @param page path below the version: `react-data-grid/`, `api/charts/`
 * @param text returns the name of a family
 */
export function pageName(page: string, text: (key: TextKey) => string): string {
  const [, folder = '', id] = /^(react-|api\/)?([\w-]+)\/$/.exec(page) ?? [];
  const family = FAMILIES.find((each) => each.id === id);
  if (!family) return readable(page);
  const name = text(`family.${family.sidebar}`);
  return folder === 'api/' ? `${name} API` : name;
}
