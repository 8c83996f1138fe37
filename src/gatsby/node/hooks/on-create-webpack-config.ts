import { webpackConfigHook } from '../../patches/node/webpack-config';
import { compressScriptsEarly } from '../outputs/compress/compress-scripts';
import { DIGEST_DIGITS } from '../outputs/hosting/hosting-rules';

export const onCreateWebpackConfig = webpackConfigHook({
  digestDigits: DIGEST_DIGITS,
  compressScripts: compressScriptsEarly,
});
