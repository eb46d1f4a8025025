/**
 * Sets the license key of the Pro and Premium packages. The stage of the demos imports this module,
 * so the key is set before the first component renders. Without a key, the packages show their
 * watermark.
 */
import { LicenseInfo } from '@mui/x-license';

/** Replaced by plugins/bundler/license-key, in this module only. */
declare const MUI_X_LICENSE_KEY: string | undefined;

if (typeof MUI_X_LICENSE_KEY === 'string') LicenseInfo.setLicenseKey(MUI_X_LICENSE_KEY);
