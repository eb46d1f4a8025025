export { codeStyling } from './stores';
