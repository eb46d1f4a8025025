import { familyOfAddress } from '../data/addresses';
import type { ListedDemo, VersionData } from '../data/types';
import type { ChosenVersion } from '../project/choose-version';
import { fitBlocks } from '../text/fit';
import type { MarkdownBlock } from '../text/markdown-blocks';
import { demosOf, filesOfDemo, importedFilesOf, type DemoFile } from '../text/page-demos';
import { closestNames, relatedNames } from './closest';
import { needText } from './inputs';
import { UsageError, type Command, type CommandContext } from './types';
import { versionData, versionLines } from './version-lines';

const DEFAULT_BUDGET = 40_000;

const HINT = 'Ask for more characters: code is never cut in the middle.';

/** Demos of a name; a part of the address of the page may be before it: `sorting/Multi`. */
function demosNamed(version: VersionData, asked: string): ListedDemo[] {
  const [name = '', ...parents] = asked.split('/').reverse();
  const wanted = name.replace(/\.[jt]sx?$/, '').toLowerCase();
  const page = parents.reverse().join('/');
  return version
    .index()
    .demos.filter((demo) => demo.name.toLowerCase() === wanted && demo.page.includes(page));
}

interface FoundDemo {
  demo: ListedDemo;
  others: ListedDemo[];
  chosen: ChosenVersion;
}

/** Demos of the page about what a name that no demo has is about. */
function demosAbout(name: string, versions: readonly VersionData[]): string[] {
  for (const version of versions) {
    const { pages, demos } = version.index();
    const [title] = relatedNames(
      name,
      pages.map((page) => page.title),
    );
    const page = pages.find((each) => each.title === title);
    const found = demos.filter((demo) => demo.page === page?.address);
    if (found.length > 0) return found.slice(0, 3).map((demo) => demo.name);
  }
  return [];
}

function findDemo(asked: string, context: CommandContext): FoundDemo {
  const versions = context.chosenVersions();
  for (const version of versions) {
    const [first] = demosNamed(version, asked);
    const chosen = first && context.choose(familyOfAddress(first.page));
    const [demo, ...others] = chosen ? demosNamed(chosen.version, asked) : [];
    if (chosen && demo) return { demo, others, chosen };
  }
  const names = versions.flatMap((version) => version.index().demos.map(({ name }) => name));
  const last = asked.split('/').at(-1) ?? asked;
  const close = closestNames(last, names);
  throw new UsageError(
    `There is no demo "${asked}".`,
    close.length > 0 ? close : demosAbout(last, versions),
  );
}

/** The name of a file in the JavaScript variant. */
function javascriptName(path: string): string {
  return path.replace(/\.ts(x?)$/, '.js$1');
}

function inJavaScript(files: readonly DemoFile[], codes: Readonly<Record<string, string>>) {
  return files.flatMap(({ path, code }) => {
    const made = codes[path.replace(/^(?:\.\.\/)+/, '')] ?? code;
    // A file that has only types is empty, and no other file imports it.
    return made.trim() === '' ? [] : [{ path: javascriptName(path), code: made }];
  });
}

/** The files of a demo, itself first. */
export function readDemo(
  version: VersionData,
  demo: ListedDemo,
  isJavaScript: boolean,
): DemoFile[] {
  const markdown = version.markdown(demo.page) ?? '';
  const shown = demosOf(markdown);
  const own = shown.find(({ file }) => file === demo.file);
  if (!own) throw new Error(`${demo.page} lacks ${demo.file}: build the package again`);
  const files = filesOfDemo(own, [...importedFilesOf(markdown), ...shown]);
  return isJavaScript ? inJavaScript(files, version.javascript(demo.page)) : files;
}

function fenced({ path, code }: DemoFile): MarkdownBlock {
  const language = /\.(\w+)$/.exec(path)?.[1] ?? '';
  // Longer than any fence in the code.
  const fence = '`'.repeat(
    Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  return {
    kind: 'code',
    text: `\`${path}\`\n\n${fence}${language}\n${code.trimEnd()}\n${fence}`,
    code,
  };
}

export const command: Command = {
  name: 'demo',
  summary: 'Prints the code of a demo with all files that it imports.',
  inputs: [
    {
      name: 'name',
      description:
        'Such as BasicColumns, or column-definition/BasicColumns where several share a name.',
      kind: 'text',
      isArgument: true,
      isRequired: true,
    },
    { name: 'js', description: 'JavaScript instead of TypeScript.', kind: 'flag' },
  ],
  run(values, context) {
    const { demo, others, chosen } = findDemo(needText(values, 'name'), context);
    const files = readDemo(chosen.version, demo, values.js === true);
    const head = [
      ...versionLines(chosen, familyOfAddress(demo.page)),
      `Demo of ${demo.page}`,
      ...others.map(({ page, name }) => `Another demo is named ${name}: ${page}`),
    ].join('\n');
    const room = (context.budget ?? DEFAULT_BUDGET) - head.length - 2;
    return {
      exitCode: 0,
      text: `${head}\n\n${fitBlocks(files.map(fenced), room, HINT)}`,
      data: {
        ...versionData(chosen, chosen.version),
        name: demo.name,
        page: demo.page,
        others: others.map(({ page }) => page),
        files,
      },
    };
  },
};
