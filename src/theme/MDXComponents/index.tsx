// Adds what authors may write in MDX; fences arrive as <CodeBlock>, made by plugins/mdx/code-blocks, and
// names of the reference as <ApiName>, made by plugins/mdx/api-names. Demos import what shows them:
// plugins/demos/page; what few pages use is imported by plugins/mdx/page-components.
import CodeBlock from '@theme/CodeBlock';
import OriginalComponents from '@theme-original/MDXComponents';
import { ApiName } from '@site/src/api-reference/name/ApiName';
import { ScrollTable } from '@site/src/page/mdx/ScrollTable';

export default {
  ...OriginalComponents,
  ApiName,
  CodeBlock,
  table: ScrollTable,
};
