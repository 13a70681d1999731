/** The web servers of the lab: how each is configured for loopback, in a folder of its own and in the foreground. */
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/**
 * What a configuration is made from: `site` is the folder of the website, `folder` that of the server, `port` its own
 * port on loopback, `origin` the port of a plain server behind it, `pem` and `key` a certificate.
 * @typedef {{ site: string, folder: string, port: number, origin: number, pem: string, key: string, both: string }} Place
 */

const nginx = ({ tls, more = '' }) => ({
  program: 'nginx',
  version: ['-v'],
  files: ({ site, folder, port, pem, key }) => ({
    'nginx.conf': `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; ${isRoot ? 'user root;' : ''}
${existsSync('/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so') ? 'load_module /usr/lib/nginx/modules/ngx_http_brotli_filter_module.so;' : ''}
events {} http { types { text/html html; text/plain txt; } access_log off;
client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
server { listen 127.0.0.1:${port}${tls ? ' ssl' : ''}; root ${site}; ${more}
${tls ? `ssl_protocols ${tls}; ssl_certificate ${pem}; ssl_certificate_key ${key};` : ''} } }`,
  }),
  args: ({ folder }) => ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
});

const apache = ({ tls, more = '' }) => ({
  program: 'apache2',
  version: ['-v'],
  files: ({ site, folder, port, pem, key }) => ({
    'apache.conf': `ServerRoot ${folder}
ServerName site.example
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
Mutex file:${folder}
Listen 127.0.0.1:${port}
${isRoot ? 'User www-data\nGroup www-data' : ''}
${['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'setenvif', 'filter', 'deflate', 'brotli', 'ssl', 'socache_shmcb'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${site}
DirectoryIndex index.html
<Directory ${site}>
Require all granted
</Directory>
${more}
${tls ? `SSLEngine on\nSSLProtocol -all +${tls}\nSSLCertificateFile ${pem}\nSSLCertificateKeyFile ${key}` : ''}
`,
  }),
  args: ({ folder }) => ['-f', `${folder}/apache.conf`, '-DFOREGROUND'],
});

const lighttpd = ({ tls, encoding }) => ({
  program: 'lighttpd',
  version: ['-v'],
  files: ({ site, folder, port, both }) => ({
    'lighttpd.conf': `server.document-root = "${site}"
server.bind = "127.0.0.1"
server.port = ${port}
server.errorlog = "${folder}/error.log"
server.modules = ("mod_deflate"${tls ? ', "mod_openssl"' : ''})
index-file.names = ("index.html")
mimetype.assign = (".html" => "text/html; charset=utf-8", ".txt" => "text/plain")
${encoding ? `deflate.mimetypes = ("text/html")\ndeflate.allowed-encodings = ("${encoding}")` : ''}
${tls ? `ssl.engine = "enable"\nssl.pemfile = "${both}"\nssl.openssl.ssl-conf-cmd = ("MinProtocol" => "${tls}", "MaxProtocol" => "${tls}")` : ''}
`,
  }),
  args: ({ folder }) => ['-D', '-f', `${folder}/lighttpd.conf`],
});

const haproxy = ({ tls, algorithm }) => ({
  program: 'haproxy',
  version: ['-v'],
  needsOrigin: true,
  files: ({ port, origin, both }) => ({
    'haproxy.cfg': `defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend in
  bind 127.0.0.1:${port}${tls ? ` ssl crt ${both} ssl-min-ver ${tls} ssl-max-ver ${tls}` : ''}
${algorithm ? `  compression algo ${algorithm}\n  compression type text/html` : ''}
  default_backend out
backend out
  server one 127.0.0.1:${origin}
`,
  }),
  args: ({ folder }) => ['-f', `${folder}/haproxy.cfg`],
});

const varnish = ({ gzip }) => ({
  program: 'varnishd',
  version: ['-V'],
  needsOrigin: true,
  files: ({ origin }) => ({
    'lab.vcl': `vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${origin}"; }
sub vcl_backend_response { ${gzip ? 'set beresp.do_gzip = true;' : 'set beresp.do_gunzip = true;'} set beresp.do_stream = true; set beresp.ttl = 0s; }
`,
  }),
  args: ({ folder, port }) => [
    '-F',
    '-j',
    'none',
    '-n',
    `${folder}/v`,
    '-a',
    `127.0.0.1:${port}`,
    '-T',
    'none',
    '-s',
    'malloc,32m',
    '-f',
    `${folder}/lab.vcl`,
  ],
});

const caddy = ({ tls, encode }) => ({
  program: 'caddy',
  version: ['version'],
  files: ({ site, port, pem, key, folder }) => ({
    Caddyfile: `{
  admin off
  auto_https off
  storage file_system ${folder}/data
}
${tls ? 'https' : 'http'}://site.example:${port} {
  bind 127.0.0.1
  root * ${site}
  ${tls ? `tls ${pem} ${key} {\n    protocols ${tls} ${tls}\n  }` : ''}
  ${encode ? `encode {\n    ${encode}\n    minimum_length 1\n  }` : ''}
  file_server
}
`,
  }),
  args: ({ folder }) => ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`],
});

/** The plain server behind those that serve no files themselves. */
export const originServer = nginx({});

/** Name, what is special about the connection, and the content encoding that must be seen. */
export const configurations = [
  { name: 'nginx', how: 'HTTP/1.1', encoding: '', ...nginx({}) },
  {
    name: 'nginx',
    how: 'TLS 1.2',
    encoding: 'gzip',
    ...nginx({ tls: 'TLSv1.2', more: 'gzip on; gzip_min_length 0; gzip_types text/html;' }),
  },
  {
    name: 'nginx',
    how: 'TLS 1.3',
    encoding: 'br',
    ...nginx({ tls: 'TLSv1.3', more: 'brotli on; brotli_min_length 20;' }),
  },
  {
    name: 'nginx',
    how: 'one request a connection',
    encoding: 'gzip',
    ...nginx({ more: 'keepalive_timeout 0; gzip on; gzip_min_length 0;' }),
  },
  { name: 'Apache', how: 'HTTP/1.1', encoding: 'gzip', ...apache({ more: 'SetOutputFilter DEFLATE' }) },
  {
    name: 'Apache',
    how: 'HTTP/1.0',
    encoding: '',
    ...apache({ more: 'BrowserMatch . nokeepalive downgrade-1.0 force-response-1.0' }),
  },
  {
    name: 'Apache',
    how: 'HTTP/1.0',
    encoding: 'gzip',
    ...apache({
      more: 'SetOutputFilter DEFLATE\nBrowserMatch . nokeepalive downgrade-1.0 force-response-1.0',
    }),
  },
  {
    name: 'Apache',
    how: 'TLS 1.2',
    encoding: 'gzip',
    ...apache({ tls: 'TLSv1.2', more: 'SetOutputFilter DEFLATE' }),
  },
  {
    name: 'Apache',
    how: 'TLS 1.3',
    encoding: 'br',
    ...apache({ tls: 'TLSv1.3', more: 'SetOutputFilter BROTLI_COMPRESS' }),
  },
  { name: 'lighttpd', how: 'HTTP/1.1', encoding: 'deflate', ...lighttpd({ encoding: 'deflate' }) },
  { name: 'lighttpd', how: 'HTTP/1.1', encoding: 'zstd', ...lighttpd({ encoding: 'zstd' }) },
  { name: 'lighttpd', how: 'TLS 1.2', encoding: 'gzip', ...lighttpd({ tls: 'TLSv1.2', encoding: 'gzip' }) },
  { name: 'lighttpd', how: 'TLS 1.3', encoding: 'br', ...lighttpd({ tls: 'TLSv1.3', encoding: 'br' }) },
  { name: 'HAProxy', how: 'HTTP/1.1', encoding: 'gzip', ...haproxy({ algorithm: 'gzip' }) },
  {
    name: 'HAProxy',
    how: 'TLS 1.2',
    encoding: 'deflate',
    ...haproxy({ tls: 'TLSv1.2', algorithm: 'deflate' }),
  },
  {
    name: 'HAProxy',
    how: 'TLS 1.3, deflate without its header',
    encoding: 'deflate',
    ...haproxy({ tls: 'TLSv1.3', algorithm: 'raw-deflate' }),
  },
  { name: 'Varnish', how: 'HTTP/1.1, chunked', encoding: 'gzip', ...varnish({ gzip: true }) },
  { name: 'Varnish', how: 'HTTP/1.1', encoding: '', ...varnish({ gzip: false }) },
  { name: 'Caddy', how: 'HTTP/1.1', encoding: 'zstd', ...caddy({ encode: 'zstd' }) },
  { name: 'Caddy', how: 'TLS 1.3', encoding: 'gzip', ...caddy({ tls: 'tls1.3', encode: 'gzip' }) },
];
