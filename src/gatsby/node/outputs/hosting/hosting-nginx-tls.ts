import { SERVED_FOLDER, SERVED_RULES } from './hosting-rules';
import { type HeaderRule } from './response-headers';
import { quoted } from './nginx-text';

/** Names of the files that {@link nginxTlsConf} includes, in `hosting`. */
export const NGINX_MAPS_FILE = 'nginx-maps.conf';
export const NGINX_SERVER_FILE = 'nginx-server.conf';

/**
 * Servers for nginx to copy: TLS with HSTS, and HTTP that leads there. They include the rules that a release writes, so that
 * a reload of nginx, and nobody's editing, brings new redirects and headers. Protocols are those of Mozilla's "intermediate" profile.
 */
export function nginxTlsConf(headers: readonly HeaderRule[]): string {
  const added = headers
    .filter(({ scope }) => scope === 'tls')
    .map(({ name, value, why }) => `  # ${why}\n  add_header ${name} ${quoted(value)} always;`);
  return `# Copy this file to where "http" includes it from, such as /etc/nginx/conf.d/youban.conf, and put in the site's name and
# its certificate. The rules are those that each release writes before it is shown; let nginx read them then:
#   npm run release -- --into /srv/youban --hook-before 'systemctl reload nginx && sleep 11'

include ${SERVED_RULES}/${NGINX_MAPS_FILE};

server {
  listen 80;
  # listen [::]:80;  # where the machine has IPv6
  server_name www.example.com;
  return 301 https://$server_name$request_uri;
}

server {
  listen 443 ssl http2;
  # listen [::]:443 ssl http2;
  server_name www.example.com;
  root ${SERVED_FOLDER};

  ssl_certificate     /etc/letsencrypt/live/www.example.com/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;
  ssl_prefer_server_ciphers off;
  ssl_session_cache shared:youban:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  # Begin with max-age=300, and lengthen it when all of the site works over TLS: no visitor can go back to HTTP before it is
  # over. "; includeSubDomains" holds every name below this one to it.
${added.join('\n')}

  include ${SERVED_RULES}/${NGINX_SERVER_FILE};
}
`;
}
