/** Adds the texts of migration guides, which other parts of the site do without. */
import texts from '@generated/interface-texts/default/migration.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
