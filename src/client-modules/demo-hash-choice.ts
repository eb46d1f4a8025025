/** What a hash such as `#BasicColumns.js` chooses is kept like a click. */
import type { ClientModule } from '@docusaurus/types';
import { parseDemoHash } from '@site/src/components/demo/demo-hash';
import { codeVariant } from '@site/src/preferences/code-variant';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const variant = parseDemoHash(location.hash)?.variant;
  if (variant) codeVariant.set(variant);
};
