import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { passkeys } from '../../src/server/access/staff/passkeys.ts'
import { isPlainPath } from '../../src/server/http/gate.ts'
import { pageHeadersFor } from '../../src/server/http/nginx-headers.ts'

/** The example configurations that owners copy, and what a compromised site could do with them. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const exampleOf = (file: string) => readFile(path.join(root, 'deploy', file), 'utf8')

describe('headers that the site writes and nginx includes', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ondalta-headers-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const { include } = pageHeadersFor(
    { 'Content-Security-Policy': "default-src 'self'; base-uri 'none'", 'X-Odd': 'a "b" \\c' },
    { Vary: 'Accept-Encoding' },
  )
  async function take(text: string): Promise<string | undefined> {
    const [from, to] = [path.join(folder, 'written.conf'), path.join(folder, 'taken')]
    await writeFile(from, text)
    await promisify(execFile)('sh', [path.join(root, 'deploy/nginx/take-headers.sh'), from, to])
    const files = await readdir(to)
    expect(files.filter((name) => name !== 'nginx-headers.conf')).toEqual([])
    return files.length > 0 ? readFile(path.join(to, 'nginx-headers.conf'), 'utf8') : undefined
  }

  test('control: as it writes them they are taken over', async () => {
    expect(await take(include)).toBe(include)
  })

  test.each([
    ['a program', 'access_by_lua_block { os.execute("id") }'],
    ['another root', 'root /etc;'],
    ['another server', 'proxy_pass http://altrove.example;'],
    ['something behind a header', 'add_header X-A "b"; alias /etc/;'],
    ['a quote that ends early', 'add_header X-A "b"; root /; add_header X-B "c";'],
    ['a variable', 'add_header X-A "$ssl_client_cert";'],
    ['a header over two lines', 'add_header X-A "b\nroot /etc;\n";'],
    ['a file', 'include /etc/passwd;'],
    ['a zero byte', 'add_header X-A "b";\0 root /etc;'],
    ['a return without its line', 'add_header X-A "b";\r root /etc;'],
  ])('%s takes nothing over, nor leaves what was there', async (_name, line) => {
    await take(include)
    expect(await take(`${include}${line}\n`)).toBeUndefined()
  })

  test('are included from where nobody but root writes, in both examples', async () => {
    for (const file of ['nginx/site.conf', 'nginx/compose.conf']) {
      const text = await exampleOf(file)
      const included = [...text.matchAll(/^\s*include ([^;]+);/gm)].map(([, one]) => one)
      expect(new Set(included)).toEqual(new Set(['/etc/nginx/ondalta/*.conf']))
      expect(text).toContain('take-headers.sh')
    }
  })
})

test('site, nginx and Caddy refuse the same addresses', async () => {
  const patternsOf = (text: string) =>
    [...text.matchAll(/request_uri ~\* "(.+)"\)/g)].map(([, one = '']) =>
      one.replaceAll('\\\\\\\\', '\\\\'),
    )
  const caddy = /orig_uri\} \(\?i\)(.+)/.exec(await exampleOf('caddy/Caddyfile'))?.[1] ?? ''
  const examples = {
    caddy: [caddy],
    site: patternsOf(await exampleOf('nginx/site.conf')),
    compose: patternsOf(await exampleOf('nginx/compose.conf')),
  }
  const crooked = [
    '/admin/../travels',
    '/admin/%2e%2e/travels',
    '/admin/.%2E/travels',
    '/admin/..%2ftravels',
    '/admin%2F..%2Ftravels',
    '/admin/..%5ctravels',
    '/./travels',
    '/travels/.',
    '/travels/..',
    '/travels/..?x=1',
    '/%74ravels',
    '/api/%64ocuments',
  ]
  const plain = ['/', '/travels', '/travel/x?y=/../z', '/a.b/c', '/caff%C3%A8', '/.well-known/x']
  for (const [name, patterns] of Object.entries(examples)) {
    expect(patterns.length, name).toBeGreaterThan(0)
    const refuses = (address: string) => patterns.some((one) => new RegExp(one, 'i').test(address))
    expect(
      crooked.filter((one) => !refuses(one)),
      name,
    ).toEqual([])
    expect(plain.filter(refuses), name).toEqual([])
  }
  const isTaken = (address: string) => isPlainPath(address.split('?')[0] ?? '')
  expect(crooked.filter(isTaken)).toEqual([])
  expect(plain.filter((one) => !isTaken(one))).toEqual([])
})

test('a passkey is for the public address, whatever the browser says of itself', () => {
  const { options } = passkeys('https://www.ondalta.example/sotto', 'Ondalta') as unknown as {
    options: { origin: string; rpID: string }
  }
  expect(options).toMatchObject({
    origin: 'https://www.ondalta.example',
    rpID: 'www.ondalta.example',
  })
})
