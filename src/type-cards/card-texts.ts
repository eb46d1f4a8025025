/** Adds the texts of cards, which pages load with the first card. */
import texts from '@generated/interface-texts/default/typeCard.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
