import type { RootContent } from 'mdast';
import { heading, inlineCode, joined, link, paragraph, text, type Inline } from './nodes';
import { DOCS_SECTION } from '../../../model/addresses/parse';
import { packagesOf } from '../../../model/docs-version';
import { familiesIn } from '../../../model/named-families';
import type { SitePage } from '../../site-pages/site';
import type { Text } from './texts';

/** The package that a page documents, by its family and plan; pages of no family name the version. */
function versionLine({ family: sidebar, plan, version }: SitePage): Inline {
  const { section } = version;
  const own = section === DOCS_SECTION ? undefined : section;
  // Pages of another section are all about its package, even those that no menu lists.
  const family = familiesIn(own).find((each) => own || each.sidebar === sidebar);
  const packages = family ? packagesOf(version, family.id) : [];
  const name = (packages.find((each) => each.plan === plan) ?? packages[0])?.name;
  if (!family || name === undefined) return `MUI X ${version.label}`;
  return inlineCode(`${name} ${version.families[family.id]?.version}`);
}

function marks({ plan, planned, newFeature, isTranslated }: SitePage, say: Text): string {
  return [
    plan === 'pro' && say('markdown.pro'),
    plan === 'premium' && say('markdown.premium'),
    planned && say('markdown.planned'),
    newFeature && say('markdown.new'),
    !isTranslated && say('translationNote.untranslated'),
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
