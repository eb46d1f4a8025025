/** Adds the texts of offline reading, which most page views do not need. */
import texts from '@generated/interface-texts/default/offline.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
