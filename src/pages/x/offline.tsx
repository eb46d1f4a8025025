export { OfflinePage as default } from '@site/src/offline/ui/OfflinePage';
