/** Adds the texts of notes about translations, which English pages do not have. */
import texts from '@generated/interface-texts/default/translationNote.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
