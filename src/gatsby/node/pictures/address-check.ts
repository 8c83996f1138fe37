import { isPictureHost } from '../../../config/picture-hosts';
import { PictureFault } from './picture-fault';

/** The address as a URL. @throws PictureFault when pictures may not come from there. */
export type AddressCheck = (address: string) => URL;

/**
 * Lets only http and https addresses of the given hosts through; used again for every redirect.
 * @param origins `name` (the protocol's own port) or `name:port`.
 */
export function addressCheck(origins: readonly string[]): AddressCheck {
  return (address) => {
    if (!URL.canParse(address)) throw new PictureFault('this is not an address');
    const url = new URL(address);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new PictureFault(`${url.protocol} is neither http: nor https:`);
    }
    if (url.username !== '' || url.password !== '') {
      throw new PictureFault('the address holds a user name or a password');
    }
    if (!isPictureHost(url, origins)) {
      throw new PictureFault(`${url.host} is not among the hosts in PICTURE_ORIGINS`);
    }
    return url;
  };
}
