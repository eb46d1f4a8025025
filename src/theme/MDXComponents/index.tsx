// Adds what authors may write in MDX; fences arrive as <CodeBlock>, made by plugins/code-blocks.
import OriginalComponents from '@theme-original/MDXComponents';
import { CodeBlock } from '@site/src/components/code-block/CodeBlock';
import { Demo } from '@site/src/components/demo/Demo';
import { ScrollTable } from '@site/src/components/mdx/ScrollTable';

export default { ...OriginalComponents, CodeBlock, Demo, table: ScrollTable };
