import { indexOfReference } from '../addresses/of-section';
import type { ApiFamilyIndex, ApiIndexEntry } from '../api-reference';
import { DEFAULT_LANGUAGE } from '../languages';
import { REFERENCE_LABELS, type ReferenceLabels } from '../titles/reference';
import type { NavigationFamily, NavigationItem } from './types';

function pageItem({ name, path = '', plan }: ApiIndexEntry): NavigationItem {
  return { pathname: path.replace(/\/$/, ''), title: name, plan };
}

function pagesOf({ entries }: ApiFamilyIndex, kind: ApiIndexEntry['kind']): NavigationItem[] {
  return entries.filter((entry) => entry.kind === kind && entry.path).map(pageItem);
}

/** Components get a heading only if the family has interfaces too. */
function referencePages(
  index: ApiFamilyIndex,
  root: string,
  labels: ReferenceLabels,
): NavigationItem[] {
  const components = pagesOf(index, 'component');
  const interfaces = pagesOf(index, 'interface');
  if (interfaces.length === 0) return components;
  return [
    {
      pathname: `${root}-components-group`,
      title: labels.components,
      subheader: true,
      children: components,
    },
    {
      pathname: `${root}-interfaces-group`,
      title: labels.interfaces,
      subheader: true,
      children: interfaces,
    },
  ];
}

/** The group at the end of a family's sidebar that holds its reference. */
function referenceGroup(index: ApiFamilyIndex, labels: ReferenceLabels): NavigationItem {
  const root = indexOfReference(index.family).replace(/\/$/, '');
  return {
    pathname: `${root}-group`,
    title: labels.group,
    children: [{ pathname: root, title: labels.index }, ...referencePages(index, root, labels)],
  };
}

/**
 * The navigation with the pages that the build makes from the packages.
 * @param indexes what the reference of each family holds
 * @param labels of the groups around them, in the language of the navigation
 */
export function withApiPages(
  families: readonly NavigationFamily[],
  indexes: readonly ApiFamilyIndex[],
  labels: ReferenceLabels = REFERENCE_LABELS[DEFAULT_LANGUAGE],
): NavigationFamily[] {
  return families.map((family) => {
    const groups = indexes
      .filter((index) => index.family === family.id)
      .map((index) => referenceGroup(index, labels));
    return { ...family, items: [...family.items, ...groups] };
  });
}
