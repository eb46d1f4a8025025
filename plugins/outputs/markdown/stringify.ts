import type { Root, RootContent } from 'mdast';

/** Writes nodes as Markdown, each time in the same style. */
export type Stringify = (nodes: readonly RootContent[]) => string;

/** @returns a function, as the packages behind it are loaded only once */
export async function createStringify(): Promise<Stringify> {
  const [{ unified }, { default: gfm }, { default: stringify }] = await Promise.all([
    import('unified'),
    import('remark-gfm'),
    import('remark-stringify'),
  ]);
  const writer = unified()
    .use(gfm, { tablePipeAlign: false })
    .use(stringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
    .freeze();
  return (nodes) => {
    const root: Root = { type: 'root', children: [...nodes] };
    return writer.stringify(root);
  };
}
