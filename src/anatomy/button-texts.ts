/** Adds the text of the button that opens an anatomy, which only pages of the reference have. */
import texts from '@generated/interface-texts/default/anatomyButton.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
