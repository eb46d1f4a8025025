/** Adds the texts of this page, which other pages do not have. */
import texts from '@generated/interface-texts/default/myProject.json';
import { addTexts } from '@site/src/i18n/lazy-texts';
import '@site/src/compare/texts';

addTexts(texts);
