/** Adds the texts of the anatomy, which is loaded when a reader opens it. */
import texts from '@generated/interface-texts/default/anatomy.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
