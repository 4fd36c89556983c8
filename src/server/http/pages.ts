import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { isBackOffice } from '../../contract/admin/policy.ts'
import { isShellPage } from '../../contract/pages.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { type Encoding, preferredEncoding } from './encoding.ts'
import { rawHeader } from './raw-header.ts'
import { createSearchedPages } from './searched-page.ts'
import type { DiskFile, MemoryFile, SiteFiles } from './site-files.ts'

/** `gone`: content of another release, whose pages this one can't serve. */
export type FindContent = (address: string) => Promise<MemoryFile | 'gone' | undefined>
export type FindPicture = (url: string) => Promise<MemoryFile | undefined>

/** Content made on request, and then served like the other files. */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  find: FindContent,
  headers: Record<string, string>,
): Promise<void> {
  const file = await find(addressOf(request.url ?? '/'))
  if (file === undefined || file === 'gone') {
    response
      .writeHead(file === 'gone' ? 410 : 404, { ...headers, 'Cache-Control': 'no-store' })
      .end()
    return
  }
  sendMemory(request, response, file, answersFor(file, headersOfFiles(headers)))
}

/** An uploaded photograph. A missing one is not cached: it may be ready in a second. */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  find: FindPicture,
  headers: Record<string, string>,
): Promise<void> {
  const file = await find(request.url ?? '/')
  if (file) sendFound(request, response, file, headers)
  else response.writeHead(404, { ...headersOfFiles(headers), 'Cache-Control': 'no-store' }).end()
}

/** A picture that was read from the storage for this request. */
export function sendFound(
  request: IncomingMessage,
  response: ServerResponse,
  file: MemoryFile,
  headers: Record<string, string>,
): void {
  sendMemory(request, response, file, answersFor(file, headersOfFiles(headers)))
}

export type PageServer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves pages and files straight from memory or disk, before any framework is involved. Answers false for
 * requests that belong to the API.
 */
export function createPageServer(
  files: SiteFiles,
  headers: Record<string, string>,
  officeHeaders = headers,
): PageServer {
  const fileHeaders = headersOfFiles(headers)
  // Pages are replaced when an edition is published: the responses cached for them are freed with them.
  const answers = new WeakMap<MemoryFile, Answers>()
  const offices = new WeakMap<MemoryFile, Answers>()
  const searched = createSearchedPages()
  const officeOf = (file: MemoryFile) => {
    const known = offices.get(file) ?? answersFor(file, officeHeaders)
    offices.set(file, known)
    return known
  }
  const answersOf = (file: MemoryFile) => {
    let known = answers.get(file)
    if (!known) {
      const isPart = isPartOfPage(file.headers['Content-Type'] ?? '')
      answers.set(file, (known = answersFor(file, isPart ? fileHeaders : headers)))
    }
    return known
  }
  return (request, response) => {
    const address = addressOf(request.url ?? '/')
    if (isApi(address)) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
      return true
    }
    const page = files.memory.get(address) ?? files.memory.get(canonicalTrip(address))
    if (page) {
      const asked = searched(page, request.url ?? '/')
      sendMemory(request, response, asked, answersOf(asked))
    } else {
      const file = files.disk.get(address)
      if (file) sendDisk(request, response, file, isPassive(file.type) ? fileHeaders : headers)
      else sendFallback(address)
    }
    return true

    function sendFallback(unknown: string) {
      const trimmed = withoutTrailingSlashes(unknown)
      const moved = files.moved?.get(trimmed) ?? files.moved?.get(canonicalTrip(trimmed))
      const path = rawPath(request.url ?? '/')
      const query = (request.url ?? '').slice(path.length)
      if (moved) {
        // A permanent redirect, but revalidated each time, because an old address may be used again.
        const Location = moved + query
        response.writeHead(301, { ...headers, Location, 'Cache-Control': 'no-cache' }).end()
        return
      }
      // The address is sent back still encoded: decoded it may not be a valid header.
      if (trimmed !== unknown && (files.memory.has(trimmed) || isShellPage(trimmed))) {
        return redirect(withoutTrailingSlashes(path))
      }
      // In the app capital letters make no difference.
      const lower = trimmed.toLowerCase()
      if (files.memory.has(lower)) return redirect(encodeURI(lower))
      if (isShellPage(unknown) && isBackOffice(unknown)) {
        return sendMemory(request, response, files.shell, officeOf(files.shell))
      }
      const file = isShellPage(unknown) ? files.shell : files.notFound
      sendMemory(request, response, file, answersOf(file))

      function redirect(to: string) {
        response.writeHead(308, { ...headers, Location: to + query }).end()
      }
    }
  }
}

function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (end > 1 && address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

const documentHeaders = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
]

/**
 * Only documents need these headers: leaving them out saves a kilobyte for each of a dozen files of a first
 * visit.
 */
function headersOfFiles(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !documentHeaders.includes(name)),
  )
}

const isPassive = (type: string) => /^(font\/|video\/|image\/(?!svg))/.test(type)
/** The pages' scripts have no policy of their own; the worker, which is served from the disk, has one. */
const isPartOfPage = (type: string) => isPassive(type) || /^text\/(css|javascript)/.test(type)

/** `/travel/la-vegas` is answered with the page of `/travel/losAngeles-lasVegas`. */
function canonicalTrip(address: string): string {
  return address.replace(
    /^(.*\/travel\/)([^/]+)$/,
    (_, prefix, id) => prefix + (resolvePublicTripId(id) ?? id),
  )
}

function isApi(address: string) {
  return (
    address.startsWith('/api/') ||
    address === '/health' ||
    address === '/ready' ||
    address === '/metrics' ||
    address === '/sitemap.xml' ||
    address === '/manifest.webmanifest' ||
    address === '/robots.txt'
  )
}

function rawPath(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

function addressOf(url: string): string {
  const raw = rawPath(url)
  if (!raw.includes('%')) return raw
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** The headers of each file, serialised once for every encoding. */
type Answers = Record<Encoding, { headers: string[]; body: Buffer }> & { unchanged: string[] }

function answersFor(file: MemoryFile, headers: Record<string, string>): Answers {
  const unchanged = Object.entries({ ...headers, ...file.headers }).flat()
  const answer = (wanted: Encoding) => {
    const encoding = file.bodies[wanted] ? wanted : 'identity'
    const body = file.bodies[encoding] ?? file.bodies.identity
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return { headers: [...unchanged, ...encoded, 'Content-Length', String(body.length)], body }
  }
  return { unchanged, br: answer('br'), gzip: answer('gzip'), identity: answer('identity') }
}

function sendMemory(
  request: IncomingMessage,
  response: ServerResponse,
  file: MemoryFile,
  answers: Answers,
) {
  if (file.status === 200 && rawHeader(request, 'if-none-match') === file.etag) {
    response.writeHead(304, answers.unchanged).end()
    return
  }
  const { headers, body } = answers[preferredEncoding(rawHeader(request, 'accept-encoding'))]
  response.writeHead(file.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendDisk(
  request: IncomingMessage,
  response: ServerResponse,
  { file, size, type, etag }: DiskFile,
  headers: Record<string, string>,
) {
  const versioned = /[?&]v=/.test(request.url ?? '')
  const base = {
    ...headers,
    'Content-Type': type,
    'Cache-Control': versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, base).end()
    return
  }
  const range = byteRange(request.headers.range, size)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...base, 'Content-Range': `bytes */${size}` }).end()
    return
  }
  const [first, last] = range ?? [0, size - 1]
  response.writeHead(range ? 206 : 200, {
    ...base,
    'Content-Length': last - first + 1,
    ...(range ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {}),
  })
  if (request.method === 'HEAD' || size === 0) response.end()
  else pipeline(createReadStream(file, { start: first, end: last }), response, () => undefined)
}

/** One range only: browsers ask for no more when they play a video. */
function byteRange(
  header: string | undefined,
  size: number,
): [number, number] | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const first = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const last = match[1] === '' || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]))
  return first > last || first >= size ? 'unsatisfiable' : [first, last]
}
