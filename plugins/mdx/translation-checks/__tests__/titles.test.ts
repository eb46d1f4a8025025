import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PREFIXED_LANGUAGES } from '../../../../model/languages';
import { SECTION_IDS } from '../../../../model/sections/ids';
import { TITLES } from '../../../../model/titles/index';
import { SECTION_TITLES } from '../../../../model/titles/sections/index';
import type { PageTitle } from '../../../../model/titles/types';
import { compareTexts } from '../checks/front-matter';
import { parseGlossary } from '../glossary';

const SITE = path.resolve(__dirname, '../../../..');

const ROWS = [TITLES, ...SECTION_IDS.map((id) => SECTION_TITLES[id])].flatMap((titles) =>
  Object.entries(titles),
);

/** A title as the checks of pages read it. */
function pageWith(title: PageTitle | undefined) {
  const text = typeof title === 'object' ? `${title.title} / ${title.label}` : title;
  return { frontMatter: { title: text ?? '' }, source: '' };
}

it.each(PREFIXED_LANGUAGES)(
  'the titles in %s keep names, and use the words of the glossary',
  (language) => {
    const file = path.join(SITE, 'i18n', language, 'glossary.md');
    const glossary = parseGlossary(readFileSync(file, 'utf8'));
    const findings = ROWS.flatMap(([pathname, row]) =>
      compareTexts(pageWith(row.en), pageWith(row[language]), glossary).map(
        ({ reason }) => `${pathname}: ${reason}`,
      ),
    );
    expect(findings).toEqual([]);
  },
);
