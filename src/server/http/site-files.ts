import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { contentTypeOf } from './content-types.ts'
import { type Compress, keptCompression, quickQuality } from './kept-compression.ts'
import { type PackedPage, type PageBodies, type placesOf, stampPage } from './stamped-page.ts'

export type MemoryFile = {
  status: number
  headers: Record<string, string>
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
  /** Bodies made for one response: they are not kept in memory. */
  stamped?: () => PageBodies
  etag: string
}

export type DiskFile = { file: string; size: number; type: string; etag: string }

/** All files from the build and from `public`, listed once at the start. */
export type SiteFiles = {
  memory: Map<string, MemoryFile>
  disk: Map<string, DiskFile>
  notFound: MemoryFile
  shell: MemoryFile
  scriptHashes: string[]
  /** The id of the build; content is cached by it. */
  release: string
  /** The addresses of the pages in memory. */
  pages: string[]
  /** Pages whose address has changed: old address → new address. */
  moved?: ReadonlyMap<string, string>
  /** The inputs from which the build made each page, for making pages later. */
  built: Record<string, BuiltPage>
  /** The current figures of trips (prices, spots, ratings), for pages opened inside the app. */
  figures?: MemoryFile
}

export type BuiltPage = {
  file: string
  noindex: boolean
  /** The hash of all its inputs. */
  inputs: string
  /** The offset of the edition's number in each body. */
  places: ReturnType<typeof placesOf>
}

type PageIndex = {
  /** The address that the pages were built for. */
  origin: string
  release: string
  pages: Record<string, BuiltPage & { status?: number }>
  shell: string
  notFound: string
  scriptHashes: string[]
}

export const revalidate = 'no-cache'
const htmlType = 'text/html; charset=utf-8'
const jsonType = 'application/json; charset=utf-8'
export const forEver = 'public, max-age=31536000, immutable'

const { compress: compressQuickly } = keptCompression(undefined, quickQuality)

type Published = {
  /** The published address, where it differs from the brand's own domain. */
  publicUrl?: string | undefined
  /** Where pages rewritten for that address are cached for the next start. */
  cacheDir?: string
}

export async function loadSiteFiles(
  root: string,
  { publicUrl, cacheDir }: Published = {},
): Promise<SiteFiles> {
  const pagesFolder = path.join(root, 'dist/pages')
  const webFolder = path.join(root, 'dist/web')
  const index = JSON.parse(
    await readFile(path.join(pagesFolder, 'index.json'), 'utf8'),
  ) as PageIndex
  const page = async (file: string, status = 200, noindex = false) => {
    const options = { status, type: htmlType, cache: revalidate, noindex }
    const loaded = await loadMemoryFile(path.join(pagesFolder, file), options)
    return publicUrl && publicUrl !== index.origin
      ? withOrigin(loaded, { from: index.origin, to: publicUrl, compress })
      : loaded
  }
  const memory = new Map<string, MemoryFile>()
  const { compress, forgetOthers } = keptCompression(cacheDir)
  for (const [address, entry] of Object.entries(index.pages)) {
    memory.set(address, await page(entry.file, entry.status, entry.noindex))
  }
  await addAssets(memory, webFolder)
  const site = {
    memory,
    disk: await indexPublic([webFolder, path.join(root, 'public')], memory),
    notFound: await page(index.notFound, 404, true),
    shell: await page(index.shell, 200, true),
    scriptHashes: index.scriptHashes,
    release: index.release,
    pages: Object.keys(index.pages),
    built: index.pages,
  }
  await forgetOthers()
  return site
}

async function addAssets(memory: Map<string, MemoryFile>, webFolder: string) {
  const folder = path.join(webFolder, 'assets')
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    if (/\.(br|gz)$/.test(name)) continue
    const file = path.join(folder, name)
    memory.set(
      `/assets/${name}`,
      await loadMemoryFile(file, { status: 200, type: contentTypeOf(name), cache: forEver }),
    )
  }
}

async function loadMemoryFile(file: string, options: FileOptions): Promise<MemoryFile> {
  const identity = await readFile(file)
  const variant = (suffix: string) =>
    existsSync(file + suffix) ? readFile(file + suffix) : Promise.resolve(undefined)
  const [br, gzip] = await Promise.all([variant('.br'), variant('.gz')])
  return memoryFile({ identity, ...(gzip ? { gzip } : {}), ...(br ? { br } : {}) }, options)
}

type FileOptions = { status: number; type: string; cache: string; noindex?: boolean }

function memoryFile(bodies: MemoryFile['bodies'], options: FileOptions): MemoryFile {
  return { bodies, ...described({ ...options, etag: etagOf(bodies.identity) }) }
}

/** A JSON file made while the server runs. */
export async function jsonFile(json: string, cache: string): Promise<MemoryFile> {
  const identity = Buffer.from(json)
  const bodies = { identity, ...(await compressQuickly(identity)) }
  return memoryFile(bodies, { status: 200, type: jsonType, cache })
}

function described({ status, type, cache, noindex, etag }: FileOptions & { etag: string }) {
  return {
    status,
    etag,
    headers: {
      'Content-Type': type,
      'Cache-Control': cache,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
    },
  }
}

type Stamped = { key: string; version: string; status: number; noindex: boolean }

/** A page of an edition, assembled when it is first requested. */
export function stampedFile(page: PackedPage, { key, version, status, noindex }: Stamped) {
  const etag = `"${key.slice(0, 16)}-${version}"`
  let bodies: PageBodies | undefined
  const stamped = () => bodies ?? stampPage(page, version)
  return {
    ...described({ status, noindex, etag, type: htmlType, cache: revalidate }),
    get bodies() {
      return (bodies ??= stamped())
    },
    stamped,
  } satisfies MemoryFile
}

type Move = { from: string; to: string; compress: Compress }

/** Canonical and share addresses are part of the pages: they are rewritten for the published domain. */
async function withOrigin(file: MemoryFile, { from, to, compress }: Move): Promise<MemoryFile> {
  const identity = Buffer.from(file.bodies.identity.toString('utf8').replaceAll(from, to))
  const etag = etagOf(identity)
  return {
    ...file,
    etag,
    headers: { ...file.headers, ETag: etag },
    bodies: { identity, ...(await compress(identity)) },
  }
}

async function indexPublic(folders: string[], memory: Map<string, MemoryFile>) {
  const found = new Map<string, DiskFile>()
  for (const folder of folders) {
    if (!existsSync(folder)) continue
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
      const isPage = address.endsWith('.html') || address.startsWith('/.')
      if (!entry.isFile() || memory.has(address) || isPage || /\.(br|gz)$/.test(address)) continue
      const { size, mtimeMs } = await stat(file)
      const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
      found.set(address, { file, size, type: contentTypeOf(address), etag })
    }
  }
  return found
}

export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
}
