/**
 * Runs in the head of every page before anything is painted: what the reader chose becomes
 * attributes of the html element, and CSS shows the right part. It is a plain script: compiled by
 * plugins/look/first-paint, called with the values of model/preferences.ts.
 */
export function applyChoices(
  root: HTMLElement,
  names: {
    variantCookie: string;
    variants: readonly string[];
    stylingCookie: string;
    stylings: readonly string[];
    /** What stands for them in a hash, in the same order. */
    stylingIds: readonly string[];
    managerKey: string;
    managers: readonly string[];
    libraryKey: string;
    libraries: readonly string[];
  },
): void {
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
  function oneOf(values: readonly string[], value: string): string {
    return values.includes(value) ? value : (values[0] ?? '');
  }
  const inHash = /\.(js|tsx)$/.exec(location.hash)?.[1];
  const fromHash = inHash && (inHash === 'js' ? 'JS' : 'TS');
  root.setAttribute(
    'data-code-variant',
    oneOf(names.variants, fromHash ?? cookie(names.variantCookie)),
  );
  const styledHash = /^#([a-z]+)-[A-Z]\w*(?:\.(?:js|tsx))?$/.exec(location.hash)?.[1] ?? '';
  root.setAttribute(
    'data-code-styling',
    oneOf(
      names.stylings,
      names.stylings[names.stylingIds.indexOf(styledHash)] ?? cookie(names.stylingCookie),
    ),
  );
  root.setAttribute('data-package-manager', oneOf(names.managers, stored(names.managerKey)));
  root.setAttribute('data-date-library', oneOf(names.libraries, stored(names.libraryKey)));
}
