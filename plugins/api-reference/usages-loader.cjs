// Bundlers load loaders as plain JavaScript; this file loads the TypeScript beside it.
module.exports = require('jiti')(__filename, { interopDefault: true })('./usages-loader.ts');
