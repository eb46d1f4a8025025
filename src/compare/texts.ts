/** Adds the texts of the comparison of versions, which other pages do not have. */
import texts from '@generated/interface-texts/default/compare.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
