import type { PagePreference } from '@site/model/preference-columns';

/** The columns of a preference that the script needs. The first value is the default. */
export type PageRow = Pick<PagePreference, 'storage' | 'key' | 'attribute' | 'values' | 'hash'>;

/**
 * Sets an attribute of the html element for each preference before anything is painted, so CSS
 * shows the right part. A plain script: plugins/look/first-paint compiles it, puts it into the head
 * of every page, and passes the rows of model/preferences.ts. Import only types here.
 */
export function applyPagePreferences(root: HTMLElement, rows: readonly PageRow[]): void {
  function cookie(name: string): string {
    try {
      const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
      return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
    } catch {
      return '';
    }
  }
  function stored(key: string): string {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  }
  rows.forEach((row) => {
    const { key, values, hash } = row;
    const id = hash && new RegExp(hash.pattern).exec(location.hash)?.[1];
    const inHash = id && values.find((value) => hash.ids[value] === id);
    const chosen = inHash || (row.storage === 'cookie' ? cookie(key) : stored(key));
    root.setAttribute(row.attribute, values.includes(chosen) ? chosen : (values[0] ?? ''));
  });
}
