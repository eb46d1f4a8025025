import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiFamilyIndex, ApiIndexEntry } from '../../../model/api-reference';
import type { MdxElement } from './attributes';
import { anchored } from './headings';
import { past } from './history';
import { heading, inlineCode, item, joined, link, list, paragraph, text } from './nodes';
import type { Page } from './page';
import { planMark } from './reference';
import type { TextKey } from './texts';

const KINDS: { kind: ApiIndexEntry['kind']; id: string; title: TextKey }[] = [
  { kind: 'component', id: 'components', title: 'api.components' },
  { kind: 'interface', id: 'interfaces', title: 'api.interfaces' },
  { kind: 'hook', id: 'hooks', title: 'api.hooks' },
];

/** The number of members, for exports without a description. */
function summaryOf({ summary, counts }: ApiIndexEntry, page: Page): string {
  if (summary !== '' || !counts) return summary;
  const parts: [TextKey, number][] = [
    ['api.countProps', counts.props],
    ['api.countSlots', counts.slots],
    ['api.countClasses', counts.classes],
  ];
  return parts.flatMap(([key, count]) => (count > 0 ? page.text(key, { count }) : [])).join(' · ');
}

function entryLine(entry: ApiIndexEntry, page: Page): PhrasingContent[] {
  const name = inlineCode(entry.name);
  const linked = entry.path === undefined ? name : link(page.link(entry.path), name);
  const line = joined([[linked, ...planMark(entry.plan, page)], summaryOf(entry, page)], ': ');
  return joined([line, past(entry.history, page)], ' · ');
}

/** Everything that a family exports and that is documented. */
export function apiIndex(_: MdxElement, page: Page): RootContent[] {
  const file = path.join(path.dirname(page.vfile.path), 'index.json');
  const { packages, entries } = JSON.parse(readFileSync(file, 'utf8')) as ApiFamilyIndex;
  const made = packages.map(({ name, version }) => inlineCode(`${name} ${version}`));
  return [
    paragraph(text(`${page.text('api.madeFrom')} `), joined(made, ', ')),
    ...KINDS.flatMap(({ kind, id, title }) => {
      const found = entries.filter((entry) => entry.kind === kind);
      if (found.length === 0) return [];
      const items = found.map((entry) => item(paragraph(entryLine(entry, page))));
      return [...anchored(heading(2, page.text(title)), id, page), list(items)];
    }),
  ];
}
