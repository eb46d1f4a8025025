import { FAMILY_TITLES, findFamily } from '../../model/families';
import type { FamilyShare, PageStatus, TranslationsReport } from '../../model/translations/report';
import { formatTable } from '../format-table.mjs';

const HEADER = [
  ...['Family', 'Pages', 'Translated', 'Up to date', 'Outdated', 'Not recorded', 'Missing'],
  'With English texts',
];

/** `41 (34%)`; a share is only 100% if nothing is left. */
function share(count: number, of: number): string {
  return of === 0 ? '0' : `${count} (${Math.floor((count / of) * 100)}%)`;
}

function titleOf(id: string): string {
  const family = findFamily(id);
  return family ? FAMILY_TITLES[family.id].title : 'All';
}

function rowOf(family: FamilyShare): string[] {
  const { pages, translated, upToDate, outdated, notRecorded, missing, withEnglish } = family;
  const counts = [outdated, notRecorded, missing, withEnglish].map(String);
  return [
    titleOf(family.family),
    String(pages),
    share(translated, pages),
    share(upToDate, pages),
    ...counts,
  ];
}

/** What there is to do on a page, a line each. */
function linesOf({ page, state, outdated, orphans, identical, error }: PageStatus): string[] {
  const lines: string[] = [];
  if (state === 'missing') lines.push(`missing   ${page}`);
  if (state === 'orphan') lines.push(`orphan    ${page}: the English page is gone`);
  if (error !== undefined) lines.push(`broken    ${error}`);
  if (outdated.length > 0) {
    const sections = outdated.map(({ id, state: why }) => `${id} (${why})`);
    lines.push(`outdated  ${page}: ${sections.join(', ')}`);
  }
  if (orphans.length > 0) {
    lines.push(`orphan    ${page}: the English page has no section ${orphans.join(', ')}`);
  }
  const [first = '', ...others] = identical;
  if (first) {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    lines.push(`English   ${page}: "${first.slice(0, 60)}"${more}`);
  }
  return lines;
}

/** The state of translations as text: for each language a table and what there is to do. */
export function printStatus({ version, languages }: TranslationsReport): string {
  const parts = languages.map(({ language, pages, shares }) => {
    const table = formatTable(HEADER, shares.map(rowOf));
    const lines = pages.flatMap(linesOf).sort();
    return [`${language}\n\n${table}`, ...(lines.length > 0 ? [lines.join('\n')] : [])].join(
      '\n\n',
    );
  });
  return [`Version ${version}`, ...parts].join('\n\n');
}
