import type { ApiFamilyIndex, ApiIndexEntry } from '../api-reference';
import type { NavigationFamily, NavigationItem } from './types';

function pageItem({ name, path = '', plan }: ApiIndexEntry): NavigationItem {
  return { pathname: path.replace(/\/$/, ''), title: name, plan };
}

function pagesOf({ entries }: ApiFamilyIndex, kind: ApiIndexEntry['kind']): NavigationItem[] {
  return entries.filter((entry) => entry.kind === kind && entry.path).map(pageItem);
}

/** Components get a heading only if the family has interfaces too. */
function referencePages(index: ApiFamilyIndex): NavigationItem[] {
  const root = `/x/api/${index.family}`;
  const components = pagesOf(index, 'component');
  const interfaces = pagesOf(index, 'interface');
  if (interfaces.length === 0) return components;
  return [
    {
      pathname: `${root}-components-group`,
      title: 'Components',
      subheader: true,
      children: components,
    },
    {
      pathname: `${root}-interfaces-group`,
      title: 'Interfaces',
      subheader: true,
      children: interfaces,
    },
  ];
}

/** The group at the end of a family's sidebar that holds its reference. */
function referenceGroup(index: ApiFamilyIndex): NavigationItem {
  const root = `/x/api/${index.family}`;
  return {
    pathname: `${root}-group`,
    title: 'API reference',
    children: [{ pathname: root, title: 'Index' }, ...referencePages(index)],
  };
}

/**
 * The navigation with the pages that the build makes from the packages.
 * @param indexes what the reference of each family holds
 */
export function withApiPages(
  families: readonly NavigationFamily[],
  indexes: readonly ApiFamilyIndex[],
): NavigationFamily[] {
  return families.map((family) => {
    const groups = indexes.filter((index) => index.family === family.id).map(referenceGroup);
    return { ...family, items: [...family.items, ...groups] };
  });
}
