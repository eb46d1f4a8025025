/** Adds the texts about versions, which most page views do not need. */
import texts from '@generated/interface-texts/default/versions.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
