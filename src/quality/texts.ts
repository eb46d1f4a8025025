/** Adds the texts of the page about quality, which other pages do not have. */
import texts from '@generated/interface-texts/default/quality.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
