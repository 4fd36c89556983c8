import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  CreateBucketCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyRing } from '../keys.ts'
import { encrypted } from './encrypted-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

/** A real S3 server on this machine; a client of its own inspects the bucket. */
const Bucket = 'documenti'
const directory = mkdtempSync(path.join(tmpdir(), 'ondalta-s3-'))
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory })
let client: S3Client
let store: FileStore

beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo
  const [accessKeyId, secretAccessKey] = ['S3RVER', 'S3RVER']
  client = new S3Client({
    region: 'eu-south-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
  })
  await client.send(new CreateBucketCommand({ Bucket }))
  const url = new URL(
    `s3://${accessKeyId}:${secretAccessKey}@127.0.0.1:${port}/${Bucket}?region=eu-south-1&http=1`,
  )
  store = encrypted(createS3Store(url), keyRing([Buffer.alloc(32, 7)]))
})
afterAll(async () => {
  client.destroy()
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

async function kept(Key: string): Promise<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
  if (!Body) throw new Error('Empty object')
  return Body.transformToByteArray()
}

test('a document comes back as it went, and lies there unreadable', async () => {
  await store.put('docs-1/passport-1', Buffer.from('foto del passaporto'))
  expect(Buffer.from(await store.get('docs-1/passport-1')).toString()).toBe('foto del passaporto')
  const bytes = Buffer.from(await kept('docs-1/passport-1'))
  expect(bytes.length).toBeGreaterThan(20)
  expect(bytes.toString('latin1')).not.toContain('passaporto')
})

test('a photograph of several megabytes is the same to the last byte', async () => {
  const photograph = Buffer.alloc(6_000_000, 'ondalta')
  await store.put('docs-5/passport-5', photograph)
  expect(Buffer.from(await store.get('docs-5/passport-5')).equals(photograph)).toBe(true)
})

test('a removed document is gone, and removing it again does no harm', async () => {
  await store.put('docs-2/selfie-2', Buffer.from('selfie'))
  await store.remove('docs-2/selfie-2')
  await store.remove('docs-2/selfie-2')
  await expect(store.get('docs-2/selfie-2')).rejects.toMatchObject({
    $metadata: { httpStatusCode: 404 },
  })
})

test('one traveller’s file can’t stand in for another’s', async () => {
  await store.put('docs-3/passport-3', Buffer.from('uno'))
  const Body = await kept('docs-3/passport-3')
  await client.send(new PutObjectCommand({ Bucket, Key: 'docs-4/passport-4', Body }))
  await expect(store.get('docs-4/passport-4')).rejects.toThrow(/authenticate/)
})
