import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPageServer } from './pages.ts'
import { securityHeaders } from './security.ts'
import { loadSiteFiles } from './site-files.ts'

let root: string
let server: Server
let base: string

const page = (name: string) =>
  `<html><link href="https://www.ondalta.example/${name}">${name}</html>`

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ondalta-pages-'))
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), content)
  }
  const files = { 'home.html': 'home', 'vegas.html': 'vegas', 'shell.html': '', '404.html': 'lost' }
  for (const [file, name] of Object.entries(files)) {
    await write(`dist/pages/${file}`, page(name))
    await write(`dist/pages/${file}.br`, brotliCompressSync(page(name)))
    await write(`dist/pages/${file}.gz`, gzipSync(page(name)))
  }
  const index = {
    origin: 'https://www.ondalta.example',
    release: 'abc',
    pages: {
      '/': { file: 'home.html' },
      '/faq': { file: 'home.html' },
      '/travel/losAngeles-lasVegas': { file: 'vegas.html' },
    },
    shell: 'shell.html',
    notFound: '404.html',
    scriptHashes: ['sha256-abc='],
  }
  await write('dist/pages/index.json', JSON.stringify(index))
  await write('dist/web/assets/app-1a2b.js', 'export {}')
  await write('dist/web/service-worker.js', '')
  await write('public/logo.svg', '<svg/>')
  await write('public/film/intro.mp4', Buffer.from('0123456789'))
  await write('.env', 'SECRET=1')
  server = await serve()
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

async function serve(publicUrl?: string): Promise<Server> {
  const site = await loadSiteFiles(root, { publicUrl })
  site.moved = new Map([['/travel/grecia', '/travel/isole-greche']])
  const headers = securityHeaders({ scriptHashes: site.scriptHashes, https: true })
  const pages = createPageServer(site, headers)
  const created = createServer((request, response) => {
    if (!pages(request, response)) response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve))
  return created
}

afterAll(async () => {
  server.close()
  await rm(root, { recursive: true, force: true })
})

describe('pages', () => {
  test('come compressed from memory, with the security headers', async () => {
    const answer = await fetch(`${base}/`, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-abc='",
    )
    expect(answer.headers.get('content-security-policy')).not.toContain(
      "script-src 'unsafe-inline'",
    )
    expect(answer.headers.get('strict-transport-security')).toBeTruthy()
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain('home')
  })

  test('an unknown path answers 404 with the not-found page', async () => {
    const answer = await fetch(`${base}/boh`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('lost')
  })

  test('an alias shows its destination', async () => {
    expect(await (await fetch(`${base}/travel/la-vegas`)).text()).toContain('vegas')
  })

  test.each(['/travel/grecia', '/travel/grecia/', '/travel/greece'])(
    'an address of before leads on for good, with its query: %s',
    async (address) => {
      const answer = await fetch(`${base}${address}?utm_source=mail`, { redirect: 'manual' })
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe('/travel/isole-greche?utm_source=mail')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test('pages of the app that are never prerendered answer with the shell, not indexed', async () => {
    const answer = await fetch(`${base}/prenotazione/abc`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  test.each(['/FAQ', '/Faq/', '/%46aq'])(
    'capital letters lead to the page: %s',
    async (address) => {
      const answer = await fetch(`${base}${address}?da=mail`, { redirect: 'manual' })
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe('/faq?da=mail')
    },
  )

  test('a slash at the end is taken off', async () => {
    const answer = await fetch(`${base}/travel/losAngeles-lasVegas/`, { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/travel/losAngeles-lasVegas')
  })

  test.each([
    ['/prenotazione/%E2%82%AC/', '/prenotazione/%E2%82%AC'],
    ['/admin/%0d%0aX:1/', '/admin/%0d%0aX:1'],
    ['/travel/losAngeles-lasVegas/?utm_source=ads', '/travel/losAngeles-lasVegas?utm_source=ads'],
  ])('an address goes back as it came: %s', async (address, location) => {
    const answer = await fetch(base + address, { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(location)
  })

  test('a known copy is not sent again', async () => {
    const etag = (await fetch(`${base}/`)).headers.get('etag') ?? ''
    expect((await fetch(`${base}/`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  test('only reading is allowed', async () => {
    expect((await fetch(`${base}/`, { method: 'POST' })).status).toBe(405)
  })

  test('addresses written into the pages follow the published domain', async () => {
    const published = await serve('https://viaggi.example.it')
    const { port } = published.address() as AddressInfo
    const body = await (await fetch(`http://127.0.0.1:${port}/`)).text()
    published.close()
    expect(body).toContain('https://viaggi.example.it/home')
    expect(body).not.toContain('ondalta.example')
  })
})

describe('files', () => {
  test('parts of a page come without what only documents heed; the worker has its own policy', async () => {
    const policyOf = async (address: string) =>
      (await fetch(base + address)).headers.get('content-security-policy')
    expect(await policyOf('/assets/app-1a2b.js')).toBeNull()
    expect(await policyOf('/film/intro.mp4')).toBeNull()
    expect(await policyOf('/service-worker.js')).toContain("default-src 'self'")
    expect(await policyOf('/logo.svg')).toContain("default-src 'self'")
    const headers = (await fetch(`${base}/assets/app-1a2b.js`)).headers
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('built assets are kept for ever', async () => {
    const answer = await fetch(`${base}/assets/app-1a2b.js`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-type')).toContain('javascript')
  })

  test('a film is sent in pieces', async () => {
    const answer = await fetch(`${base}/film/intro.mp4`, { headers: { Range: 'bytes=2-5' } })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 2-5/10')
    expect(await answer.text()).toBe('2345')
    const tail = await fetch(`${base}/film/intro.mp4`, { headers: { Range: 'bytes=-3' } })
    expect(await tail.text()).toBe('789')
    const beyond = await fetch(`${base}/film/intro.mp4`, { headers: { Range: 'bytes=50-' } })
    expect(beyond.status).toBe(416)
  })

  test('a version in the address makes it immutable', async () => {
    const answer = await fetch(`${base}/film/intro.mp4?v=1a2b3c4d`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  test.each(['/../.env', '/%2e%2e/.env', '/.env', '/..%2f.env', '/film/../../.env'])(
    'nothing outside is reachable: %s',
    async (address) => {
      const answer = await fetch(base + address)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('SECRET')
    },
  )
})
