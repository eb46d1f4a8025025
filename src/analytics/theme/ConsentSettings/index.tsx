export { ConsentSettings as default } from '@site/src/analytics/consent/ConsentSettings';
