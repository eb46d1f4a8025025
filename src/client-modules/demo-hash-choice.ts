/** Stores the choice of a hash such as `#tailwind-BasicColumns.js`, as a click would. */
import type { ClientModule } from '@docusaurus/types';
import { parseDemoHash } from '@site/src/demo/demo-hash';
import { codeStyling, codeVariant } from '@site/src/preferences/stores';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const { variant, styling } = parseDemoHash(location.hash) ?? {};
  if (variant) codeVariant.set(variant);
  if (styling) codeStyling.set(styling);
};
