/** Brings the texts of offline reading along: most pages are read without them. */
import texts from '@generated/interface-texts/default/offline.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
