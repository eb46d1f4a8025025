// @ts-check
/**
 * Loaded into the process of Docusaurus before anything else: ends it when the process that started
 * it is gone, so a killed build never goes on writing beside the next one.
 */
process.once('disconnect', () => process.exit(1));
// An open channel must not keep the process alive.
process.channel?.unref();

// Docusaurus ends with code 0 when it is interrupted, as if the site were complete.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
