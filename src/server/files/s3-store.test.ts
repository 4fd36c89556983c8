import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyRing } from '../keys.ts'
import { encrypted } from './encrypted-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

/** As much of an object store as the three calls need. */
const objects = new Map<string, Buffer>()
let server: Server
let store: FileStore

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const key = new URL(request.url ?? '/', 'http://store').pathname
    if (request.method === 'PUT') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      objects.set(key, Buffer.concat(chunks))
      response.writeHead(200, { ETag: '"1"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else {
      const found = objects.get(key)
      if (found) response.writeHead(200, { 'Content-Length': found.length }).end(found)
      else response.writeHead(404, { 'Content-Type': 'application/xml' }).end('<Error/>')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = new URL(`s3://chiave:segreto@127.0.0.1:${port}/documenti?region=eu-south-1&http=1`)
  store = encrypted(createS3Store(url), keyRing([Buffer.alloc(32, 7)]))
})
afterAll(() => {
  server.close()
})

test('a document comes back as it went, and lies there unreadable', async () => {
  await store.put('docs-1/passport-1', Buffer.from('foto del passaporto'))
  expect(Buffer.from(await store.get('docs-1/passport-1')).toString()).toBe('foto del passaporto')
  const kept = objects.get('/documenti/docs-1/passport-1')?.toString('latin1')
  expect(kept).toBeDefined()
  expect(kept).not.toContain('passaporto')
})

test('a removed document is gone', async () => {
  await store.put('docs-2/selfie-2', Buffer.from('selfie'))
  await store.remove('docs-2/selfie-2')
  await expect(store.get('docs-2/selfie-2')).rejects.toMatchObject({
    $metadata: { httpStatusCode: 404 },
  })
})

test('one traveller’s file can’t stand in for another’s', async () => {
  await store.put('docs-3/passport-3', Buffer.from('uno'))
  const moved = objects.get('/documenti/docs-3/passport-3')
  if (moved) objects.set('/documenti/docs-4/passport-4', moved)
  await expect(store.get('docs-4/passport-4')).rejects.toThrow(/authenticate/)
})
