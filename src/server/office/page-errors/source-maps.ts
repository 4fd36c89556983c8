import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Frame, parseFrame } from '../../../domain/office/page-errors.ts'

/** The build puts its source maps in a separate folder, so that visitors can't get them. */
const mapsFolder = fileURLToPath(new URL('../../../../dist/maps/', import.meta.url))

/** Parsed maps are cached, because the same few files are needed again and again. */
const mostMaps = 8

export type FindPlace = (frame: Frame) => Promise<string | undefined>

/** Maps a place in a built file to its source, such as `src/web/home/hero.tsx:42`; undefined without a map. */
export function createPlaceFinder(folder = mapsFolder): FindPlace {
  const maps = new Map<string, Promise<SourceMap | undefined>>()
  const mapOf = (file: string) => {
    const known = maps.get(file)
    if (known) return known
    if (maps.size >= mostMaps) maps.clear()
    const read = readMap(`${folder}${file}.map`)
    maps.set(file, read)
    return read
  }
  return async ({ file, line, column }) => {
    const entry = (await mapOf(file))?.findEntry(line - 1, column - 1)
    if (!entry || !('originalSource' in entry)) return undefined
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${source}:${entry.originalLine + 1}`
  }
}

async function readMap(file: string): Promise<SourceMap | undefined> {
  try {
    return new SourceMap(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The frames with their source files and lines, for developers. */
export async function readablePlaces(
  frames: readonly string[],
  find: FindPlace,
): Promise<string[]> {
  return Promise.all(
    frames.map(async (text) => {
      const frame = parseFrame(text)
      const place = frame && (await find(frame))
      if (!frame || !place) return text
      return frame.name.length > 2 ? `${frame.name} ${place}` : place
    }),
  )
}
