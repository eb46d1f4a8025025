// Adds what authors may write in MDX; fences arrive as <CodeBlock>, made by plugins/code-blocks, and
// names of the reference as <ApiName>, made by plugins/api-names. Demos import what shows them:
// plugins/demos; what few pages use is imported by plugins/page-components.
import OriginalComponents from '@theme-original/MDXComponents';
import { ApiName } from '@site/src/components/api-name/ApiName';
import { CodeBlock } from '@site/src/components/code-block/CodeBlock';
import { ScrollTable } from '@site/src/components/mdx/ScrollTable';

export default {
  ...OriginalComponents,
  ApiName,
  CodeBlock,
  table: ScrollTable,
};
