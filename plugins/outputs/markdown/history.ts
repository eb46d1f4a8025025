/** When members came and changed, and what older versions had. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiFormerValue, ApiHistory, ApiRemoved } from '../../../model/api-reference';
import { anchored } from './headings';
import { heading, inlineCode, joined, link, paragraph, table, text } from './nodes';
import type { Page } from './page';
import type { TextKey } from './texts';

function before(values: readonly ApiFormerValue[] | undefined, key: TextKey, page: Page) {
  return (values ?? []).map(({ in: version, from }): PhrasingContent[] => [
    text(`${page.text(key, { version })} `),
    inlineCode(from),
  ]);
}

/** A sentence for each thing that happened to a member. */
export function past(history: ApiHistory | undefined, page: Page): PhrasingContent[] {
  if (!history) return [];
  const { since, types, defaults } = history;
  return joined(
    [
      since === undefined ? '' : page.text('history.since', { version: since }),
      ...before(types, 'history.typeBefore', page),
      ...before(defaults, 'history.defaultBefore', page),
    ],
    ' · ',
  );
}

/** The mark of what is deprecated, with the version if that is known. */
export function deprecationMark(history: ApiHistory | undefined, page: Page): string {
  const version = history?.deprecatedSince;
  return version === undefined
    ? page.text('api.deprecated')
    : page.text('history.deprecatedSince', { version });
}

function removedRow(
  { kind, name, in: version, type, replacement }: ApiRemoved['members'][number],
  page: Page,
) {
  const instead =
    replacement === undefined
      ? []
      : [text(`${page.text('history.instead')} `), inlineCode(replacement)];
  return [
    [inlineCode(name), text(` (${page.text(`history.kind.${kind}`)})`)],
    type === undefined ? [] : [inlineCode(type)],
    joined([page.text('history.removedIn', { version }), instead], '. '),
  ];
}

/** Members that the version of the page lacks. */
export function removedSection(
  removed: ApiRemoved | undefined,
  anchor: string,
  page: Page,
): RootContent[] {
  if (!removed) return [];
  const { since, guides, members } = removed;
  const title = page.text('history.removedSince', { version: since });
  const links = guides.map((guide) => {
    const version = /-(v\d+)\/$/.exec(guide)?.[1] ?? '';
    return link(page.link(guide), page.text('history.guide', { version }));
  });
  const head = [page.text('api.name'), page.text('api.type'), page.text('api.description')];
  return [
    ...anchored(heading(2, title), anchor, page),
    paragraph(joined([page.text('history.removedText'), ...links], ' ')),
    table(
      head,
      members.map((member) => removedRow(member, page)),
    ),
  ];
}
