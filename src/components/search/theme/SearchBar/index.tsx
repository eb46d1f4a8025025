// Replaced: the button of the embedded search. plugins/search puts it into the bundle.
export { SearchButton as default } from '@site/src/components/search/SearchButton';
