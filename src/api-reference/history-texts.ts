/** Adds the texts about the history of members, which only the reference shows. */
import texts from '@generated/interface-texts/default/history.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts(texts);
