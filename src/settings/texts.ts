/** Adds the texts of the settings, which other parts of the site do without. */
import texts from '@generated/interface-texts/default/settings.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
