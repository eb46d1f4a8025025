/** Adds the texts of the banner: pages of the docs need them before they are hydrated, others never. */
import texts from '@generated/interface-texts/default/versionBanner.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
