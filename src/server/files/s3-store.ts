import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FileStore } from './file-store.ts'

/** `s3://key:secret@host/bucket?region=…`; `http=1` for a store on the own machine. */
export function createS3Store(url: URL): FileStore {
  const Bucket = url.pathname.replace(/^\/|\/$/g, '')
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'eu-south-1',
    endpoint: `${url.searchParams.has('http') ? 'http' : 'https'}://${url.host}`,
    forcePathStyle: true,
    // Not every store knows the newer checksums; what is sealed is checked when it is opened.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  })
  return {
    async put(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    async get(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (!Body) throw new Error('Empty object')
      return Body.transformToByteArray()
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}
