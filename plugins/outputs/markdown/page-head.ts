import type { RootContent } from 'mdast';
import { heading, inlineCode, joined, link, paragraph, text, type Inline } from './nodes';
import { componentFamilies } from '../../../model/families';
import { DOCUMENTED_VERSIONS, WORKING_COPY } from '../../../model/library-versions';
import { packagesOf } from '../../../model/docs-version';
import type { SitePage } from '../../site-pages/site';
import type { Text } from './texts';

/** The package that a page documents, by its family and plan. */
function packageOf({ family: sidebar, plan }: SitePage): string | undefined {
  const family = componentFamilies().find((each) => each.sidebar === sidebar);
  const packages = family ? packagesOf(WORKING_COPY, family.id) : [];
  return (packages.find((each) => each.plan === plan) ?? packages[0])?.name;
}

/** A cut version is shown by name only: its packages may have had different version numbers. */
function versionLine(page: SitePage): Inline {
  const name = packageOf(page);
  const version =
    page.version.isCurrent && name !== undefined ? DOCUMENTED_VERSIONS[name] : undefined;
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
