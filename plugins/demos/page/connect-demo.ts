import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { CODE_STYLINGS, type CodeStyling } from '../../../model/preferences';
import { expressionAttribute, prependStatement } from '../../mdx/syntax-tree/mdx-nodes';
import { isNearTop } from './near-top';
import { codeRequest, SHARED_FILE, tailwindRequest } from './requests';
import type { Sibling } from './siblings';

const COMPONENTS = '@site/src/demo';

/** A demo of a page, with everything that is found by its file. */
export interface FoundDemo {
  element: MdxJsxFlowElement;
  name: string;
  file: string;
  siblings: Sibling[];
}

/** Where a demo is on its page. */
interface DemoPlace {
  index: number;
  /** The page starts it before it is hydrated; the others load when they come near. */
  early: boolean;
  /** It has a file of its own. The others of the page share one. */
  alone: boolean;
}

interface Page {
  root: Root;
  siteDir: string;
  demos: FoundDemo[];
}

/** One styling of a demo, as the code that represents its parts in the page. */
interface Source {
  styling: CodeStyling;
  file: string;
  /** From the root of the repository. */
  path: string;
  /** Name of the variable that holds the excerpt. */
  code: string;
  load: string;
}

/** Tailwind's classes win by their order in the sheet, so a page has one sheet for all its demos. */
function tailwindFilesOf({ demos }: Page): string[] {
  const siblings = demos.flatMap((demo) => demo.siblings);
  return siblings.filter(({ styling }) => styling === 'Tailwind').map(({ file }) => file);
}

function sourcesOf({ file, siblings }: FoundDemo, place: DemoPlace, page: Page): Source[] {
  const tailwind = tailwindFilesOf(page);
  const own: Sibling = { styling: CODE_STYLINGS[0], file };
  return [own, ...siblings].map((each, sibling) => {
    const module =
      each.styling === 'Tailwind'
        ? tailwindRequest(each.file, tailwind)
        : JSON.stringify(place.alone ? each.file : each.file + SHARED_FILE);
    return {
      ...each,
      path: path.relative(page.siteDir, each.file).split(path.sep).join('/'),
      code: sibling === 0 ? `demoCode${place.index}` : `demoCode${place.index}Sibling${sibling}`,
      load: `() => import(${module})`,
    };
  });
}

/** Makes the page begin to load a demo as soon as its own code runs, before it is hydrated. */
async function startEarly(root: Root, sources: Source[]): Promise<Source[]> {
  const name = 'loadFirstDemo';
  const [own, ...siblings] = sources;
  const starter = siblings.length > 0 ? 'startEarlyStyled' : 'startEarly';
  const entries = sources.map(({ styling, load }) => `${JSON.stringify(styling)}: ${load}`);
  const loads = siblings.length > 0 ? `{ ${entries.join(', ')} }` : own?.load;
  await prependStatement(root, `export const ${name} = ${starter}(${loads});`);
  await prependStatement(root, `import { ${starter} } from '${COMPONENTS}/start-early';`);
  return sources.map((source) => ({
    ...source,
    load: siblings.length > 0 ? `${name}[${JSON.stringify(source.styling)}]` : name,
  }));
}

function text(name: string, value: string | null): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** Attributes for the siblings of a demo, and for the menu to choose one. */
async function siblingAttributes(siblings: Source[]): Promise<MdxJsxAttribute[]> {
  if (siblings.length === 0) return [];
  const items = siblings.map(
    ({ styling, path: file, code, load }) =>
      `{ styling: ${JSON.stringify(styling)}, path: ${JSON.stringify(file)}, code: ${code}, load: ${load} }`,
  );
  return [
    await expressionAttribute('siblings', `[${items.join(', ')}]`),
    await expressionAttribute('menu', 'StylingMenu'),
  ];
}

async function connectDemo(demo: FoundDemo, place: DemoPlace, page: Page): Promise<void> {
  let sources = sourcesOf(demo, place, page);
  for (const { code, file } of sources) {
    await prependStatement(page.root, `import ${code} from ${codeRequest(file)};`);
  }
  if (place.early) sources = await startEarly(page.root, sources);
  const [own, ...siblings] = sources;
  if (!own) return;
  const height = demo.element.attributes.filter(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'height',
  );
  demo.element.attributes = [
    ...height,
    text('name', demo.name),
    text('path', own.path),
    await expressionAttribute('code', own.code),
    await expressionAttribute('load', own.load),
    ...(await siblingAttributes(siblings)),
    ...(place.early ? [text('early', null)] : []),
  ];
}

/** Adds the imports and props with which demos load themselves and show their code. */
export async function connectDemos(page: Page): Promise<void> {
  const [first, second] = page.demos.map(({ element }) => isNearTop(page.root, element));
  for (const [index, demo] of page.demos.entries()) {
    const early = index === 0 && first === true;
    // A file costs 500 bytes of headers, and all pages its hash. With a second demo near the top, both
    // files are loaded at once. In another styling, though, the first one is not loaded at all.
    const alone = early && (!second || demo.siblings.length > 0);
    await connectDemo(demo, { index, early, alone }, page);
  }
  if (page.demos.length > 0) {
    // Not one of MDX's own components: pages without a demo would load it, too.
    await prependStatement(page.root, `import { Demo } from '${COMPONENTS}/Demo';`);
  }
  if (page.demos.some(({ siblings }) => siblings.length > 0)) {
    await prependStatement(page.root, `import { StylingMenu } from '${COMPONENTS}/StylingMenu';`);
  }
}
