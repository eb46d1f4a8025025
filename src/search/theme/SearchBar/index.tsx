// Replaced: the button of the embedded search. plugins/outputs/search puts it into the bundle.
export { SearchButton as default } from '@site/src/search/ui/SearchButton';
