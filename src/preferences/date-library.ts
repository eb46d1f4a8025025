export { dateLibrary } from './stores';
