import type { RootContent } from 'mdast';
import { heading, inlineCode, joined, link, paragraph, text, type Inline } from './nodes';
import { kebabCase } from '../../api-reference/addresses';
import { API_FAMILIES } from '../../api-reference/families';
import { DOCUMENTED_VERSIONS } from '../../../model/library-versions';
import type { SitePage } from '../../site-pages/site';
import type { Text } from './texts';

/** The package that a page is about, by the family that it stands in and by its plan. */
function packageOf({ family = '', plan }: SitePage): string | undefined {
  const families: Record<string, (typeof API_FAMILIES)[keyof typeof API_FAMILIES]> = API_FAMILIES;
  const packages = families[kebabCase(family)]?.packages;
  return (packages?.find((each) => each.plan === plan) ?? packages?.[0])?.name;
}

/** A cut version goes by its name alone: its packages need not all have had the same number. */
function versionLine(page: SitePage): Inline {
  const name = packageOf(page);
  const documented: Record<string, string> = DOCUMENTED_VERSIONS;
  const version = page.version.isCurrent && name !== undefined ? documented[name] : undefined;
  if (version === undefined) return `MUI X ${page.version.label}`;
  return inlineCode(`${name} ${version}`);
}

function marks({ plan, planned, newFeature, isTranslated }: SitePage, say: Text): string {
  return [
    plan === 'pro' && say('markdown.pro'),
    plan === 'premium' && say('markdown.premium'),
    planned && say('markdown.planned'),
    newFeature && say('markdown.new'),
    !isTranslated && say('markdown.untranslated'),
  ]
    .filter((said) => typeof said === 'string')
    .join(' ');
}

/** Title, description, address, version and marks, before the text of the page. */
export function pageHead(page: SitePage, siteUrl: string, say: Text): RootContent[] {
  const address = siteUrl + page.permalink;
  const said = marks(page, say);
  return [
    heading(1, page.title),
    { type: 'blockquote', children: [paragraph(page.description)] },
    paragraph(joined([link(address, text(address)), versionLine(page)], ' · ')),
    ...(said === '' ? [] : [paragraph(said)]),
  ];
}
