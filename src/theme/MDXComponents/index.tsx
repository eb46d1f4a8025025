// Adds what authors may write in MDX; fences arrive as <CodeBlock>, made by plugins/code-blocks, and
// names of the reference as <ApiName>, made by plugins/api-names. Demos import what shows them:
// plugins/demos.
import OriginalComponents from '@theme-original/MDXComponents';
import { ApiName } from '@site/src/components/api-name/ApiName';
import { CodeBlock } from '@site/src/components/code-block/CodeBlock';
import { DateLibraries, DateLibrary } from '@site/src/components/mdx/DateLibraries';
import { ScrollTable } from '@site/src/components/mdx/ScrollTable';

export default {
  ...OriginalComponents,
  ApiName,
  CodeBlock,
  DateLibraries,
  DateLibrary,
  table: ScrollTable,
};
