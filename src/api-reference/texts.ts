/** Adds the texts of the reference and of the history of members, which guides show rarely. */
import api from '@generated/interface-texts/default/api.json';
import history from '@generated/interface-texts/default/history.json';
import { addTexts } from '@site/src/i18n/lazy-texts';

addTexts({ ...api, ...history });
