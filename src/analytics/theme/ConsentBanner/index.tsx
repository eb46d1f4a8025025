export { ConsentBanner as default } from '@site/src/analytics/consent/ConsentBanner';
