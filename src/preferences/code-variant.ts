export { codeVariant } from './stores';
