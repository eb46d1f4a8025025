export { ConsentBanner as default } from '@site/src/components/consent/ConsentBanner';
