/** Adds the texts of playgrounds, which few users open. */
import texts from '@generated/interface-texts/default/playground.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
