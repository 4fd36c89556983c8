import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../journeys/support/releases.ts'

/** Runs nginx with its example configuration: every answer must equal the process's own. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const administrator = { email: 'direzione@ondalta.example', password: 'Giro-del-mondo-80' }

type Example = { listen: number; site: number; pages: string; cache: string }
type Nginx = {
  exampleServer: (example: Example) => string
  startNginx: (folder: string, name: string, servers: string) => ChildProcess
}

let folder: string
let pages: string
let ports: { site: number; nginx: number }
let site: ChildProcess
let nginx: ChildProcess

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-nginx-'))
  pages = path.join(folder, 'pages')
  ports = { site: await freePort(), nginx: await freePort() }
  await startSite()
  const script = new URL('../../scripts/nginx-example.mjs', import.meta.url).href
  const { exampleServer, startNginx } = (await import(script)) as Nginx
  const cache = path.join(folder, 'cache')
  const servers = exampleServer({ listen: ports.nginx, site: ports.site, pages, cache })
  nginx = startNginx(folder, 'front', servers)
  await vi.waitFor(() => ask(ports.nginx, '/'), { timeout: 20_000 })
}, 120_000)
afterAll(async () => {
  for (const child of [nginx, site]) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

async function startSite(): Promise<void> {
  site = spawn(
    process.execPath,
    [
      '--liftoff-only',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'dist/server/main.js'),
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: String(ports.site),
        DATA_DIR: path.join(folder, 'data'),
        PAGES_DIR: pages,
        PUBLIC_URL: `http://localhost:${ports.nginx}`,
        TRUST_PROXY: '1',
        // As `npm start` does.
        NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const [sign] = await Promise.race([once(site, 'message'), once(site, 'exit')])
  if (sign !== 'ready') throw new Error('The server did not start')
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Question = { method?: string; headers?: Record<string, string>; body?: string }

/** The raw response, not decompressed. */
function ask(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = { host: '127.0.0.1', port, path: address, method, headers }
    const sent = request(asked, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode: status = 0, headers: found } = response
        resolve({ status, headers: found, body: Buffer.concat(parts) })
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Headers of the connection or of the moment, and the ETag, which each server makes itself. */
const own = ['date', 'connection', 'keep-alive', 'server', 'transfer-encoding', 'etag']
const ofAnApi = ['x-request-id', 'content-length']

function comparable({ status, headers, body }: Answer, apart = own) {
  const said = Object.entries(headers).filter(([name]) => !apart.includes(name))
  return { status, headers: Object.fromEntries(said), body: body.toString('latin1') }
}

/** The addresses of all pages written as files. */
async function addressesWritten(): Promise<string[]> {
  const current = path.join(pages, 'current')
  const [inside] = (await readdir(current)).filter((name) => name !== 'about.json')
  const files = await readdir(path.join(current, inside ?? ''), { recursive: true })
  return files.filter((name) => name.endsWith('.html')).map((name) => `/${name.slice(0, -5)}`)
}

test('every page through nginx has the status, the headers and the bytes of the process', async () => {
  const addresses = await addressesWritten()
  const sitemap = (await ask(ports.site, '/sitemap.xml')).body.toString()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, one]) => one || '/')
  expect(addresses).toEqual(expect.arrayContaining(listed))
  expect(addresses).toContain('/ads-special/travels')
  const encodings = ['gzip, deflate, br, zstd', 'gzip', '', 'br;q=0, gzip', 'br; q=0.0']
  for (const address of addresses) {
    for (const encoding of address === '/' ? encodings : ['br', 'gzip', 'identity']) {
      const question: Question = encoding ? { headers: { 'accept-encoding': encoding } } : {}
      const [ours, theirs] = [
        await ask(ports.site, address, question),
        await ask(ports.nginx, address, question),
      ]
      expect(ours.status, address).toBe(200)
      expect(comparable(theirs), `${address} ${encoding}`).toEqual(comparable(ours))
    }
  }
})

test('what is no page, or not to be read, is answered by the process as ever', async () => {
  const version = /"version":"([^"]+)"/.exec((await ask(ports.site, '/')).body.toString())?.[1]
  const questions: [string, Question?][] = [
    ['/travels?utm_source=x'],
    ['/travels/'],
    ['/travel/la-vegas'],
    ['/travel/nessuno'],
    ['/travels.html'],
    ['/travels.html.br'],
    ['/.html'],
    ['/index.html'],
    ['/about.json'],
    ['/nginx-headers.conf'],
    ['/prenotazione/abc'],
    ['/admin'],
    ['/robots.txt'],
    ['/anteprima/x'],
    [`/content/${version}/trip/grecia.json`],
    [`/${'x'.repeat(3000)}`],
    ['/travels', { method: 'HEAD' }],
    ['/travels', { method: 'POST', body: 'x' }],
    ['/travels', { method: 'DELETE' }],
    ['/travels', { headers: { range: 'bytes=0-9' } }],
    ['/travels', { headers: { 'if-modified-since': new Date().toUTCString() } }],
    ['/api/whatsapp'],
    ['/api/nothing', { method: 'POST', body: '{}' }],
  ]
  for (const [address, question] of questions) {
    const [ours, theirs] = [
      await ask(ports.site, address, question),
      await ask(ports.nginx, address, question),
    ]
    const apart = [...own, ...ofAnApi]
    expect(
      comparable(theirs, apart),
      `${question?.method ?? 'GET'} ${address.slice(0, 80)}`,
    ).toEqual(comparable(ours, apart))
  }
})

test('no crooked address puts another page in the place of one', async () => {
  const crooked = [
    '/admin/../travels',
    '/admin/%2e%2e/travels',
    '/admin/..%2ftravels',
    '/%74ravels',
  ]
  for (const address of crooked) {
    for (const port of [ports.nginx, ports.site]) {
      expect([address, (await ask(port, address)).status]).toEqual([address, 400])
    }
  }
  // Also the headers kept of a page that has no file.
  for (const address of ['/travels', '/prenotazione/abc']) {
    const [ours, theirs] = [await ask(ports.site, address), await ask(ports.nginx, address)]
    expect(comparable(theirs, [...own, ...ofAnApi])).toEqual(comparable(ours, [...own, ...ofAnApi]))
  }
})

test('the examples for Caddy and compose refuse the same addresses', async () => {
  const text = async (file: string) => readFile(path.join(root, 'deploy', file), 'utf8')
  const caddy = /orig_uri\} \(\?i\)(.+)/.exec(await text('caddy/Caddyfile'))?.[1] ?? 'x^'
  const nginx = [...(await text('nginx/compose.conf')).matchAll(/request_uri ~\* "(.+)"\)/g)]
  const compose = nginx.map(([, one = '']) => one.replaceAll('\\\\\\\\', '\\\\')).join('|')
  for (const pattern of [caddy, compose]) {
    const refuses = (address: string) => new RegExp(pattern, 'i').test(address)
    expect(['/admin/../travels', '/a/%2E%2e/b', '/%74ravels', '/a/..'].every(refuses)).toBe(true)
    expect(['/travels', '/travel/x?y=/../z', '/a.b/c', '/caff%C3%A8'].some(refuses)).toBe(false)
  }
})

test('a browser that has the page is told so', async () => {
  const question = { headers: { 'accept-encoding': 'br' } }
  const { headers } = await ask(ports.nginx, '/travels', question)
  const again = await ask(ports.nginx, '/travels', {
    headers: { ...question.headers, 'if-none-match': headers.etag ?? '' },
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
})

test('a publication is seen through nginx a moment after its end', async () => {
  const origin = `http://localhost:${ports.nginx}`
  let cookie = ''
  const call = async (address: string, method = 'GET', body?: object) => {
    const answer = await ask(ports.nginx, address, {
      method,
      headers: { 'content-type': 'application/json', origin, cookie, host: origin.slice(7) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(answer.status, `${address} ${answer.body.toString()}`).toBeLessThan(300)
    return answer
  }
  const signedIn = await call('/api/auth/sign-in/email', 'POST', administrator)
  cookie = (signedIn.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  const key = 'page/faq'
  const found = await call(`/api/admin/catalogue/document?key=${encodeURIComponent(key)}`)
  const { document, revision } = JSON.parse(found.body.toString())
  const next = { ...document, metaTitle: 'Domande con un titolo nuovo' }
  await call('/api/admin/catalogue/draft', 'PUT', { key, revision, document: next })
  const documents = [{ key, revision: revision + 1 }]
  await call('/api/admin/catalogue/publish', 'POST', { documents, note: '', at: null })
  const begun = performance.now()
  const seen = async () => (await ask(ports.nginx, '/faq')).body.toString()
  await expect.poll(seen, { timeout: 20_000 }).toContain('Domande con un titolo nuovo')
  expect(performance.now() - begun).toBeLessThan(4_000)
})

test('with every process gone the pages are still there to be read', async () => {
  site.kill('SIGKILL')
  await once(site, 'exit')
  for (const address of await addressesWritten()) {
    expect((await ask(ports.nginx, address)).status, address).toBe(200)
  }
  expect((await ask(ports.nginx, '/api/whatsapp')).status).toBe(502)
})
