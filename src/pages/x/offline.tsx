export { OfflinePage as default } from '@site/src/components/offline/OfflinePage';
