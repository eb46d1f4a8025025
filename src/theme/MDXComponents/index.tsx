// Adds what authors may write in MDX; fences arrive as <CodeBlock>, made by plugins/code-blocks, and
// names of the reference as <ApiName>, made by plugins/api-names.
import OriginalComponents from '@theme-original/MDXComponents';
import { ApiName } from '@site/src/components/api-name/ApiName';
import { CodeBlock } from '@site/src/components/code-block/CodeBlock';
import { Demo } from '@site/src/components/demo/Demo';
import { ScrollTable } from '@site/src/components/mdx/ScrollTable';
import { MigrationChange } from '@site/src/components/migration/MigrationChange';
import { MigrationChecklist } from '@site/src/components/migration/MigrationChecklist';
import { MigrationStep } from '@site/src/components/migration/MigrationStep';

export default {
  ...OriginalComponents,
  ApiName,
  CodeBlock,
  Demo,
  MigrationChange,
  MigrationChecklist,
  MigrationStep,
  table: ScrollTable,
};
