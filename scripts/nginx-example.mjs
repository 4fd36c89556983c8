import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './prepare.mjs'
import { needNginx } from './system-packages.mjs'

/** The example configuration that owners get, with another address, certificate and folders. */
export function exampleServer({ listen, site, pages, cache }) {
  const example = readFileSync(path.join(root, 'deploy/nginx/site.conf'), 'utf8')
  return example
    .replace(/server \{\s*listen 80;[\s\S]*?\n\}/, '')
    .replace(/^\s*(ssl_.*|listen \[::\].*)$/gm, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${listen};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replaceAll(/\/srv\/ondalta([^;\s]*)/g, (_, inside) => `"${root}${inside}"`)
    .replaceAll('/etc/nginx/ondalta/*.conf', path.join(pages, 'nginx-headers.conf'))
    .replaceAll('/run/ondalta/pages', pages)
    .replace('/var/cache/ondalta', cache)
}

/** nginx with one worker and only these servers; ends on SIGTERM. */
export function startNginx(folder, name, servers) {
  const program = needNginx()
  const config = path.join(folder, `${name}.conf`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  // Temporary files go into this folder, too: the default places belong to the system's own nginx.
  const aside = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${name}-${kind};`)
    .join(' ')
  writeFileSync(
    config,
    `${user} worker_processes 1; daemon off; pid ${folder}/${name}.pid; error_log ${folder}/${name}.log; events { worker_connections 256; }
http { access_log off; ${aside} sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000; types { text/html html; }
${servers} }`,
  )
  return spawn(program, ['-c', config, '-e', `${folder}/${name}.log`], { stdio: 'inherit' })
}
