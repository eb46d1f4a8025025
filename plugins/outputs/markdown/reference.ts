/** Elements that our remark plugins fill with parts of the API reference. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiMember, ApiName } from '../../../model/api-reference';
import type { Plan } from '../../../model/plans';
import { dataAttribute, hasAttribute, textAttribute, type MdxElement } from './attributes';
import { htmlLine } from './html-nodes';
import { inlineCode, item, link, list, paragraph, table, text } from './nodes';
import type { Page } from './page';

/** The plan after a name: ` (Pro)`. */
export function planMark(plan: Plan | undefined, page: Page): PhrasingContent[] {
  return plan ? [text(` (${page.text(plan === 'pro' ? 'mark.pro' : 'mark.premium')})`)] : [];
}

/** A name in code is a link only where it first has a target. */
export function apiName(element: MdxElement, page: Page): RootContent[] {
  const words = page.translate(element.children) as PhrasingContent[];
  const to = page.link(textAttribute(element, 'to') ?? '');
  if (page.named.has(to)) return words;
  page.named.add(to);
  return [link(to, words)];
}

/** A few props with their types: the short table of a page. */
export function propsOf(element: MdxElement, page: Page): RootContent[] {
  const to = dataAttribute<string>(element, 'to');
  const rows = dataAttribute<ApiMember[]>(element, 'members').map((member) => [
    [
      link(page.link(`${to}#${member.anchor}`), inlineCode(member.name)),
      ...planMark(member.plan, page),
    ],
    inlineCode(member.type),
    member.default === undefined ? '' : inlineCode(member.default),
    htmlLine(member.description, page.link),
  ]);
  const head = ['api.name', 'api.type', 'api.default', 'api.description'] as const;
  return [
    table(
      head.map((key) => page.text(key)),
      rows,
    ),
  ];
}

/** An anatomy runs in browsers only: here it is a link to the component's page. */
export function anatomyOf(element: MdxElement, page: Page): RootContent[] {
  const to = page.link(dataAttribute<string>(element, 'to'));
  return [paragraph(link(to, page.text('anatomyButton.open')))];
}

/** A page of the reference, as plugins/mdx/api-names lists it. */
type ApiLink = Required<Pick<ApiName, 'name' | 'to' | 'kind'>> & Pick<ApiName, 'plan'>;

/** Links to the reference of the names that a page documents. */
export function apiLinks(element: MdxElement, page: Page): RootContent[] {
  const entries = dataAttribute<ApiLink[]>(element, 'entries');
  const items = entries.map(({ name, to, kind, plan }) => {
    const words = inlineCode(kind === 'component' ? `<${name} />` : name);
    return item(paragraph(link(page.link(to), words), planMark(plan, page)));
  });
  return [list(items)];
}

/** Text of a cell: a plan has a feature, or it does not. */
export function planCell(element: MdxElement, page: Page): RootContent[] {
  const note = textAttribute(element, 'note');
  const included = hasAttribute(element, 'included');
  return [text(note ?? page.text(included ? 'plans.included' : 'plans.missing'))];
}
