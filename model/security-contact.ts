/**
 * Address for reports of vulnerabilities, which MUI names for all its projects.
 * https://github.com/mui/mui-x/blob/master/SECURITY.md
 */
export const SECURITY_CONTACT = 'mailto:security@mui.com';
