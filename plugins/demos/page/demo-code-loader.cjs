// Bundlers load loaders as plain JavaScript; this hands over to the TypeScript beside it.
module.exports = require('jiti')(__filename, { interopDefault: true })('./demo-code-loader.ts');
