import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Region = { line: number; source: string }

const known = new Map<string, readonly Region[]>()

const folder = '/dist/server/'

/**
 * The server runs from a few bundled files (dist/server), in which the build marks where each source begins.
 * Here a line of a stack trace gets the name of its source file.
 */
export function withSource(frame: string): string {
  const from = frame.indexOf('file://')
  const inside = frame.lastIndexOf(folder) + folder.length
  if (from === -1 || inside < from + folder.length) return frame
  const [, name, line] = /^([\w-]+\.js):(\d+):\d+\)?$/.exec(frame.slice(inside)) ?? []
  if (!name) return frame
  const regions = regionsOf(frame.slice(from, inside) + name)
  const source = regions.findLast((region) => region.line <= Number(line))?.source
  return source ? `${frame.slice(0, from)}${source}, ${frame.slice(inside)}` : frame
}

function regionsOf(address: string): readonly Region[] {
  const regions = known.get(address) ?? readRegions(address)
  known.set(address, regions)
  return regions
}

function readRegions(address: string): Region[] {
  try {
    const lines = readFileSync(fileURLToPath(address), 'utf8').split('\n')
    return lines.flatMap((text, index) => {
      const source = /^\/\/ ((?:src|node_modules)\/\S+)$/.exec(text)?.[1]
      return source ? { line: index + 1, source } : []
    })
  } catch {
    // The bundle of an older release may be gone: then the place in the bundle is still useful.
    return []
  }
}
