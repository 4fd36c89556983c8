import type { Frame, Sheet } from './trip-route.ts'

/** The land of the world in squares, as `tools/land/write-tiles.mjs` writes it. */
const tileDegrees = 30
const unitsPerDegree = 100
/** So many are the whole of an ocean: a map of half the world is better without coasts than late. */
const mostTiles = 12

export type LandTile = {
  /** `120_30`: its south-west corner. */
  readonly name: string
  /** From the tile's own units, counted from that corner to the north-east, to those of the sheet. */
  readonly transform: string
}

/** The squares that lie under a sheet. */
export function landTiles(frame: Frame, { width, height }: Sheet): LandTile[] {
  const first = (degrees: number) => Math.floor(degrees / tileDegrees) * tileDegrees
  const east = frame.west + width / frame.perLongitude
  const south = Math.max(frame.north - height / frame.perLatitude, -90)
  const scale = `scale(${frame.perLongitude / unitsPerDegree} ${-frame.perLatitude / unitsPerDegree})`
  const tiles: LandTile[] = []
  for (let x = first(frame.west); x < east; x += tileDegrees) {
    for (let y = first(south); y < Math.min(frame.north, 90); y += tileDegrees) {
      const corner = `${(x - frame.west) * frame.perLongitude} ${(frame.north - y) * frame.perLatitude}`
      tiles.push({ name: `${onGlobe(x)}_${y}`, transform: `translate(${corner}) ${scale}` })
    }
  }
  return tiles.length > mostTiles ? [] : tiles
}

/** Beyond the date line the world goes on where it began. */
const onGlobe = (west: number) => ((((west + 180) % 360) + 360) % 360) - 180
