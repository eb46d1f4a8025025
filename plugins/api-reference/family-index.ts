import type { Catalogue } from './catalogue';
import { firstSentence } from './comment-text';
import type { ApiFamily } from './families';
import type { ApiFamilyIndex, ApiIndexEntry, ApiPage } from '../../model/api-reference';

function countsOf(page: ApiPage): ApiIndexEntry['counts'] {
  if (page.kind === 'interface') return undefined;
  const { props, slots, classes } = page;
  return { props: props.length, slots: slots.length, classes: classes.length };
}

/** Components, interfaces and hooks of a family, in this order, each by name. */
export function familyIndex(
  { id: family, packages }: ApiFamily,
  pages: readonly ApiPage[],
  { exports }: Catalogue,
  versions: Record<string, string>,
): ApiFamilyIndex {
  const own = pages
    .filter((page) => page.family === family)
    .map((page): ApiIndexEntry => {
      const { name, kind, path, plan, description } = page;
      const summary = firstSentence(description);
      return { name, kind, path, summary, plan, counts: countsOf(page) };
    });
  const hooks = exports
    .filter((found) => found.kind === 'hook' && found.family === family)
    .map(({ name, comment, packageName }): ApiIndexEntry => ({
      name,
      kind: 'hook',
      summary: firstSentence(comment),
      plan: packages.find((found) => found.name === packageName)?.plan,
    }));
  const kinds: ApiIndexEntry['kind'][] = ['component', 'interface', 'hook'];
  return {
    family,
    packages: packages.map(({ name }) => ({ name, version: versions[name] ?? '' })),
    entries: [...own, ...hooks].sort(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'),
    ),
  };
}
