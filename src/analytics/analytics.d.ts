declare module '@generated/analytics/default/site.json' {
  import type { MeasuredSite } from '@site/src/analytics/measurement';

  const site: MeasuredSite;
  export default site;
}

declare module '@theme/ConsentBanner' {
  import type { ReactNode } from 'react';

  /** Asks whether the site may measure; nothing in a build without a measurement id. */
  export default function ConsentBanner(): ReactNode;
}

declare module '@theme/ConsentSettings' {
  import type { ReactNode } from 'react';

  /** Shows and changes the answer; nothing in a build without a measurement id. */
  export default function ConsentSettings(): ReactNode;
}
