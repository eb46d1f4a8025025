/**
 * A link inside the site may carry `?userLanguage=` too. It is followed by loading the page again,
 * as the other language is another set of files; a parameter that asks for the language of the page
 * is rare, and not worth a second way.
 */
import type { ClientModule } from '@docusaurus/types';
import i18n from '@generated/i18n';
import { languageRule } from '@site/model/languages';
import { addressInLanguage } from '@site/src/first-paint/user-language';

const RULE = languageRule(i18n.locales);

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location }) => {
  const target = addressInLanguage(location, RULE);
  if (!target) return;
  const { pathname, search, hash } = target;
  window.location.replace(window.location.origin + pathname + search + hash);
};
