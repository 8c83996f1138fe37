function defaultPort({ protocol }: URL): string {
  return protocol === 'https:' ? '443' : '80';
}

/**
 * True when pictures may come from an address: over http or https, from one of the hosts.
 * @param hosts `name` (the protocol's own port) or `name:port`
 */
export function isPictureHost(url: URL, hosts: readonly string[]): boolean {
  const named = [url.host, `${url.hostname}:${url.port || defaultPort(url)}`];
  return /^https?:$/.test(url.protocol) && hosts.some((host) => named.includes(host.toLowerCase()));
}
