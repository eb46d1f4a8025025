/** Adds the text of the button that opens a playground, which only pages of the reference have. */
import texts from '@generated/interface-texts/default/playgroundButton.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
