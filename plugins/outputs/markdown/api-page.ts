import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockContent, RootContent } from 'mdast';
import { parseAddress } from '../../../model/addresses/parse';
import type { ApiInheritance, ApiPage, ApiUsage } from '../../../model/api-reference';
import { usagesFile } from '../../api-reference/usages';
import { classTable, memberTables, slotTable } from './api-sections';
import type { MdxElement } from './attributes';
import { removedSection } from './history';
import { htmlBlocks } from './html-nodes';
import { code, inlineCode, item, joined, link, list, paragraph, strong, text } from './nodes';
import type { Inline } from './nodes';
import type { Page } from './page';
import type { TextKey } from './texts';

function readBeside<Data>(page: Page, name: string): Data {
  return JSON.parse(readFileSync(path.join(path.dirname(page.vfile.path), name), 'utf8')) as Data;
}

function imports({ imports: statements }: ApiPage, page: Page): RootContent {
  return code('tsx', statements.join(`\n// ${page.text('api.or')}\n`));
}

function warning(title: TextKey, body: BlockContent[], page: Page): RootContent {
  return { type: 'blockquote', children: [paragraph(strong(page.text(title))), ...body] };
}

/** Warnings about deprecated and unstable exports, and the description. */
function notes({ name, deprecated, unstable, description }: ApiPage, page: Page): RootContent[] {
  const unstableNote = page.text('api.unstableNote', { name: `Unstable_${name}` });
  return [
    ...(deprecated === undefined
      ? []
      : [warning('api.deprecated', htmlBlocks(deprecated, page.link), page)]),
    ...(unstable ? [warning('api.unstable', [paragraph(unstableNote)], page)] : []),
    ...htmlBlocks(description, page.link),
  ];
}

function usage({ title, path: to, demos }: ApiUsage, page: Page): Inline {
  const names = demos.map((demo) => inlineCode(demo));
  return joined([link(page.link(to), title), joined(names, ', ')], ': ');
}

/** Which package it was made from, what it is called in the theme, where it is shown. */
function facts(found: ApiPage, usages: readonly ApiUsage[], page: Page): RootContent {
  const { themeName, ref } = found.kind === 'component' ? found : {};
  const { name, version } = found.package;
  const shown = usages.map((each) => usage(each, page));
  const types = Object.entries(found.links).map(([type, to]) =>
    link(page.link(to), inlineCode(type)),
  );
  const lines: [TextKey, Inline][] = [
    ['api.madeFrom', inlineCode(`${name} ${version}`)],
    ['history.sinceVersion', found.history?.since ?? ''],
    ['history.deprecatedSinceVersion', found.history?.deprecatedSince ?? ''],
    ['api.themeName', themeName ? inlineCode(themeName) : ''],
    ['api.ref', ref ? inlineCode(ref) : ''],
    ['api.usedIn', joined(shown, '; ')],
    ['markdown.types', joined(types, ', ')],
  ];
  const items = lines.flatMap(([key, value]) =>
    value === '' || (Array.isArray(value) && value.length === 0)
      ? []
      : item(paragraph(text(`${page.text(key)}: `), value)),
  );
  return list(items);
}

function inheritance(from: readonly ApiInheritance[], page: Page): RootContent[] {
  if (from.length === 0) return [];
  const names = from.map(({ name, from: origin, href }): Inline => {
    const words = inlineCode(name);
    return [href === undefined ? words : link(page.link(href), words), text(` (${origin})`)];
  });
  return [paragraph(text(`${page.text('api.inherits')} `), joined(names, ', '))];
}

function sections(found: ApiPage, page: Page): RootContent[] {
  if (found.kind === 'interface') {
    const groups = found.groups.map(({ title, anchor, members }) => ({
      title: title || page.text('api.members'),
      anchor,
      members,
    }));
    const definition = found.definition === undefined ? [] : [code('ts', found.definition)];
    return [...definition, ...groups.flatMap((group) => memberTables(group, page))];
  }
  const { props, slots, classes } = found;
  return [
    ...memberTables({ title: page.text('api.props'), anchor: 'props', members: props }, page),
    ...inheritance(found.inheritance, page),
    ...slotTable(slots, page),
    ...classTable(classes, page),
  ];
}

/** A page of the API reference, from the data beside it. */
export function apiPage(_: MdxElement, page: Page): RootContent[] {
  const found = readBeside<ApiPage>(page, 'page.json');
  const { language } = parseAddress(page.permalink);
  const usages = readBeside<ApiUsage[]>(page, usagesFile(language));
  return [
    ...notes(found, page),
    imports(found, page),
    facts(found, usages, page),
    ...sections(found, page),
    ...removedSection(found.removed, 'removed', page),
  ];
}
