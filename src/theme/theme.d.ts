/** Theme components that `@docusaurus/theme-classic`, which declares its own, does not have. */
declare module '@theme/ApiPage' {
  import type { ReactNode } from 'react';
  import type { ApiPage as ApiPageData, ApiUsage } from '@site/model/api-reference';

  export interface Props {
    readonly page: ApiPageData;
    /** Demos and pages that use what the page describes. */
    readonly usages: ApiUsage[];
  }

  export default function ApiPage(props: Props): ReactNode;
}
