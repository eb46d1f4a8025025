/**
 * Adds the texts of the home page, which other pages do without. The function for that is in the file
 * of each page of the docs, which this page would load for it.
 */
import codeTranslations from '@generated/codeTranslations';
import texts from '@generated/interface-texts/default/home.json';

Object.assign(codeTranslations, texts);
