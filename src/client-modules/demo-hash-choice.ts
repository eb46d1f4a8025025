/** Stores the choice of a hash such as `#tailwind-BasicColumns.js`, as a click would. */
import type { ClientModule } from '@docusaurus/types';
import { parseDemoHash } from '@site/src/demo/demo-hash';
import { codeStyling } from '@site/src/preferences/code-styling';
import { codeVariant } from '@site/src/preferences/code-variant';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const { variant, styling } = parseDemoHash(location.hash) ?? {};
  if (variant) codeVariant.set(variant);
  if (styling) codeStyling.set(styling);
};
