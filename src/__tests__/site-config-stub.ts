/** The site's configuration, as far as code under test reads it. */
export default { baseUrl: '/' };
