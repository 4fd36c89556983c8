import type { Frame, Sheet } from './trip-route.ts'

/** The world's land in square tiles, as written by `tools/land/write-tiles.mjs`. */
const tileDegrees = 30
const unitsPerDegree = 100
/** Enough tiles for a whole ocean; a larger map is shown without coasts, because loading would take too long. */
const mostTiles = 12

export type LandTile = {
  /** `120_30`: the tile's south-west corner. */
  readonly name: string
  /** From the tile's units, counted from that corner to the north-east, to the units of the sheet. */
  readonly transform: string
}

/** The tiles that a sheet covers. */
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

/** Wraps a longitude around at the date line. */
const onGlobe = (west: number) => ((((west + 180) % 360) + 360) % 360) - 180
