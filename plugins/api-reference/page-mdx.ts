import { firstSentence } from './comment-text';
import type { ApiFamilyIndex, ApiPage } from '../../model/api-reference';
import { familyNamed } from '../../model/named-families';
import { isSection } from '../../model/sections/ids';

/** Description for search engines and link previews, at most 200 characters. */
function descriptionOf(page: ApiPage): string {
  const said = firstSentence(page.description);
  const listed =
    page.kind === 'component'
      ? `Props, slots and CSS classes of ${page.name}, with types and defaults.`
      : `Members of ${page.name}, with types and descriptions.`;
  return [said, listed]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, 200);
}

/** Hides the link "Edit this page", as the build generates these pages. */
function frontMatter(values: Record<string, string | undefined>): string {
  const lines = Object.entries({ ...values, custom_edit_url: null }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', ''].join('\n');
}

/** The page itself; its data is in a file beside it. */
export function pageMdx(page: ApiPage): string {
  return `${frontMatter({
    title: `${page.name} API`,
    description: descriptionOf(page),
    api: page.kind,
    plan: page.plan,
  })}
import page from './page.json';
import usages from './usages.json';
import ApiPage from '@theme/ApiPage';
import { apiTableOfContents } from '@site/src/api-reference/table-of-contents';

export const toc = apiTableOfContents(page);

<ApiPage page={page} usages={usages} />
`;
}

/** The page that lists a family's components, interfaces and hooks. */
export function indexMdx({ family }: ApiFamilyIndex): string {
  const title = familyNamed(family)?.title ?? family;
  // The Data Grid, but Material UI.
  const named = isSection(family) ? title : `the ${title}`;
  return `${frontMatter({
    title: `${title} API`,
    description: `All components, interfaces and hooks of ${named}, with a short description of each.`,
    api: 'index',
  })}
import index from './index.json';
import { ApiIndex } from '@site/src/api-reference/ApiIndex';

<ApiIndex index={index} />
`;
}
