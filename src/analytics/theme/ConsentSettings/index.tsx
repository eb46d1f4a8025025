export { ConsentSettings as default } from '@site/src/components/consent/ConsentSettings';
