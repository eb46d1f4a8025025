// @ts-check
'use strict';

/**
 * The default export of a module that may be CommonJS, as `esModuleInterop` has it.
 * https://www.typescriptlang.org/tsconfig/#esModuleInterop
 * @param {{ __esModule?: boolean } | (() => unknown)} module
 */
const __importDefault = (module) =>
  '__esModule' in module && module.__esModule ? module : { default: module };

module.exports = { __importDefault };
