import { inVersion } from '../../../../model/addresses/format';
import { parseAddress } from '../../../../model/addresses/parse';
import { familyOfAddress } from '../data/addresses';
import type { ListedPage, VersionData } from '../data/types';
import { namedVersion, type ChosenVersion } from '../project/choose-version';
import { fitBlocks } from '../text/fit';
import { markdownBlocks, sectionBlocks, type MarkdownBlock } from '../text/markdown-blocks';
import { closestNames } from './closest';
import { needText } from './inputs';
import { UsageError, type Command, type CommandContext } from './types';
import { versionData, versionLines } from './version-lines';

const DEFAULT_BUDGET = 40_000;

interface FoundPage {
  page: ListedPage;
  chosen: ChosenVersion;
  family?: string;
}

function isAddress(asked: string): boolean {
  return /^(?:https?:\/\/|\/)/.test(asked);
}

/** The address without the origin, and without `.md`, with a slash at its end. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/[#?].*$/, '');
  return `${path.replace(/\.(?:md|json)$/, '').replace(/\/$/, '')}/`;
}

function pageAt(version: VersionData, path: string): ListedPage | undefined {
  return version.index().pages.find(({ address }) => address === path);
}

/** An address that names a version is about that version; others are about that of the project. */
function byAddress(address: string, context: CommandContext): FoundPage {
  const path = pathOf(address);
  const parsed = parseAddress(path);
  const family = familyOfAddress(path);
  const named = parsed.version && namedVersion(context.docs.versions, parsed.version);
  const chosen = named ? { version: named, warnings: [] } : context.choose(family);
  const { version } = chosen;
  const wanted = inVersion(`/x/${parsed.rest}/`, version.path);
  const page = pageAt(version, wanted);
  if (page) return { page, chosen, family };
  const addresses = version.index().pages.map((each) => each.address);
  throw new UsageError(
    `The docs of ${version.label} have no page ${wanted}.`,
    closestNames(wanted, addresses),
  );
}

/** The title of a page, or the name of an export. */
function inTitles(version: VersionData, title: string): ListedPage | undefined {
  const wanted = title.toLowerCase();
  const { pages, exports } = version.index();
  const found = pages.find((page) => page.title.toLowerCase() === wanted);
  const listed = exports.find(({ name, file }) => file && name.toLowerCase() === wanted);
  return found ?? (listed && pageAt(version, listed.address.replace(/#.*$/, '')));
}

function byTitle(title: string, context: CommandContext): FoundPage {
  const versions = context.chosenVersions();
  for (const version of versions) {
    const page = inTitles(version, title);
    const family = page && familyOfAddress(page.address);
    const chosen = context.choose(family);
    const same = page && inTitles(chosen.version, title);
    if (same) return { page: same, chosen, family };
  }
  const titles = versions.flatMap((version) => [
    ...version.index().pages.map((page) => page.title),
    ...version.names(),
  ]);
  throw new UsageError(`There is no page "${title}".`, closestNames(title, titles));
}

/** The page that an address or a title names. */
export function findPage(asked: string, context: CommandContext): FoundPage {
  return isAddress(asked) ? byAddress(asked, context) : byTitle(asked.replace(/#.*$/, ''), context);
}

function chooseBlocks(markdown: string, id: string | undefined): readonly MarkdownBlock[] {
  const blocks = markdownBlocks(markdown);
  if (!id) return blocks;
  const section = sectionBlocks(blocks, id);
  if (section) return section;
  const ids = blocks.flatMap((block) => block.id ?? []);
  throw new UsageError(`The page has no section #${id}.`, closestNames(id, ids));
}

export const command: Command = {
  name: 'page',
  summary: 'Prints a page of the docs as Markdown, or one section of it.',
  inputs: [
    {
      name: 'page',
      description:
        'Address or title, such as /x/react-data-grid/sorting/, "Column definition", or DataGrid. Add #id for one section.',
      kind: 'text',
      isArgument: true,
      isRequired: true,
    },
  ],
  run(values, context) {
    const asked = needText(values, 'page');
    const { page, chosen, family } = findPage(asked, context);
    const markdown = chosen.version.markdown(page.address) ?? '';
    const blocks = chooseBlocks(markdown, /#(.+)$/.exec(asked)?.[1]);
    const head = versionLines(chosen, family).join('\n');
    const hint = `Ask for one section, such as ${page.address}#${blocks.find(({ depth }) => depth === 2)?.id ?? 'id'}, or for more characters.`;
    const room = (context.budget ?? DEFAULT_BUDGET) - head.length - 2;
    return {
      exitCode: 0,
      text: `${head}\n\n${fitBlocks(blocks, room, hint)}`,
      data: {
        ...versionData(chosen, chosen.version),
        ...page,
        markdown: blocks.map(({ text }) => text).join('\n\n'),
      },
    };
  },
};
