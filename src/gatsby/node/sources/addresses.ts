/** Turns the addresses of pictures into absolute ones. */
export interface Addresses {
  /**
   * The absolute address of a picture. What does not become http or https stays as it was given:
   * the picture step puts a placeholder in its place and warns.
   */
  readonly picture: (address: string) => string;
  /** The same for a picture that may be absent; an empty address counts as absent. */
  readonly optionalPicture: (address: string | undefined) => string | undefined;
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/**
 * A link of the API, as it is given, or undefined when it leads to no web address: `javascript:` and
 * `data:` addresses are dropped, as they are in Markdown (contract, "Conventions").
 */
export function webLink(address: string | undefined): string | undefined {
  const anySite = 'https://site.invalid/';
  const isSafe =
    address !== undefined &&
    address !== '' &&
    URL.canParse(address, anySite) &&
    isWeb(new URL(address, anySite));
  return isSafe ? address : undefined;
}

/**
 * Makes the resolver of an API's picture addresses, relative ones against its base address.
 * @param baseUrl without a slash at its end
 */
export function createAddresses(baseUrl: string): Addresses {
  const base = `${baseUrl}/`;
  const picture = (address: string): string => {
    // An empty address would resolve to the API itself.
    if (address === '' || !URL.canParse(address, base)) return address;
    const url = new URL(address, base);
    return isWeb(url) ? url.href : address;
  };
  return {
    picture,
    optionalPicture: (address) =>
      address === undefined || address === '' ? undefined : picture(address),
  };
}
