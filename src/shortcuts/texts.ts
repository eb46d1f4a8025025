/** Adds the texts of the list of shortcuts, which other parts of the site do without. */
import texts from '@generated/interface-texts/default/shortcuts.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
