import type { Catalogue } from './catalogue';
import { firstSentence } from './comment-text';
import { API_FAMILIES } from './families';
import type { ApiFamily, ApiFamilyIndex, ApiIndexEntry, ApiPage } from './model';

/** What a page's name says where its doc comment says nothing. */
function summaryOf(page: ApiPage): string {
  const said = firstSentence(page.description);
  if (said !== '') return said;
  if (page.kind === 'interface') return `Members of ${page.name}`;
  const counts = [
    [page.props.length, 'props'],
    [page.slots.length, 'slots'],
    [page.classes.length, 'CSS classes'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

/** Components, interfaces and hooks of a family, in this order, each by name. */
export function familyIndex(
  family: ApiFamily,
  pages: readonly ApiPage[],
  { exports }: Catalogue,
  versions: Record<string, string>,
): ApiFamilyIndex {
  const own = pages
    .filter((page) => page.family === family)
    .map((page): ApiIndexEntry => {
      const { name, kind, path, plan } = page;
      return { name, kind, path, summary: summaryOf(page), plan };
    });
  const hooks = exports
    .filter((found) => found.kind === 'hook' && found.family === family)
    .map(({ name, comment, packageName }): ApiIndexEntry => ({
      name,
      kind: 'hook',
      summary: firstSentence(comment),
      plan: API_FAMILIES[family].packages.find((found) => found.name === packageName)?.plan,
    }));
  const kinds: ApiIndexEntry['kind'][] = ['component', 'interface', 'hook'];
  return {
    family,
    packages: API_FAMILIES[family].packages.map(({ name }) => ({
      name,
      version: versions[name] ?? '',
    })),
    entries: [...own, ...hooks].sort(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'),
    ),
  };
}
