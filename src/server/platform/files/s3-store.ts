import type { FileStore } from './file-store.ts'

/** `s3://key:secret@host/bucket?region=…`; `http=1` for a store on this machine. */
export function createS3Store(url: URL): FileStore {
  let opened: ReturnType<typeof openBucket> | undefined
  const bucket = () => (opened ??= openBucket(url))
  return {
    async put(key, bytes) {
      await (await bucket()).put(key, bytes)
    },
    async get(key) {
      return (await bucket()).get(key)
    },
    async remove(key) {
      await (await bucket()).remove(key)
    },
  }
}

/** Loaded with the first file, so that a server with documents on disk never loads this library. */
async function openBucket(url: URL): Promise<FileStore> {
  const sdk = await import('@aws-sdk/client-s3')
  const Bucket = url.pathname.replace(/^\/|\/$/g, '')
  const client = new sdk.S3Client({
    region: url.searchParams.get('region') ?? 'eu-south-1',
    endpoint: `${url.searchParams.has('http') ? 'http' : 'https'}://${url.host}`,
    forcePathStyle: true,
    // Not every S3 store supports the newer checksums; sealed files are authenticated when they are opened.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  })
  return {
    async put(Key, Body) {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body }))
    },
    async get(Key) {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }))
      if (!Body) throw new Error('Empty object')
      return Body.transformToByteArray()
    },
    async remove(Key) {
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
    },
  }
}
