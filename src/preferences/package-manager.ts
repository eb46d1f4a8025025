export { packageManager } from './stores';
