import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Region = { line: number; source: string }

const regions = new Map<string, readonly Region[]>()

/**
 * The server runs as few files made of many (dist/server), in which the build marks where each of the
 * sources begins: a line of a stack is given the name of its own.
 */
export function withSource(frame: string): string {
  const [place, file, line] =
    /(?:file:\/\/)?(\/\S*\/dist\/server\/\S+?\.js):(\d+):\d+/.exec(frame) ?? []
  if (!place || !file) return frame
  const source = regionsOf(file).findLast((region) => region.line <= Number(line))?.source
  return source
    ? frame.replace(place, `${source}, ${place.slice(place.lastIndexOf('/') + 1)}`)
    : frame
}

function regionsOf(file: string): readonly Region[] {
  const known = regions.get(file)
  if (known) return known
  const found = readRegions(file)
  regions.set(file, found)
  return found
}

function readRegions(file: string): Region[] {
  try {
    const path = file.includes('%') ? fileURLToPath(`file://${file}`) : file
    const lines = readFileSync(path, 'utf8').split('\n')
    return lines.flatMap((text, index) => {
      const source = /^\/\/ ((?:src|node_modules)\/\S+)$/.exec(text)?.[1]
      return source ? { line: index + 1, source } : []
    })
  } catch {
    // A release that has gone: the place in its own file is still something.
    return []
  }
}
