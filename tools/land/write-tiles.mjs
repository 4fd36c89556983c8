/**
 * Writes src/web/trips/land/*.json: the land of the world in squares of thirty degrees, each a single path
 * for the route map. The coastlines come from Natural Earth and are in the public domain.
 *
 *   cd tools/land && npm install && node write-tiles.mjs
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'

/** Must match src/domain/catalogue/land-tiles.ts. */
const tileDegrees = 30
const unitsPerDegree = 100
/** Tiles overlap a little, so that no gap shows between them. */
const overlap = 0.05
/** In square degrees: a smaller detail of a coast is invisible on a map of a few hundred pixels. */
const smallestCorner = 0.0002

const folder = fileURLToPath(new URL('../../src/web/trips/land', import.meta.url))
const atlas = fileURLToPath(new URL('node_modules/world-atlas/land-10m.json', import.meta.url))
const topology = simplify(presimplify(JSON.parse(readFileSync(atlas, 'utf8'))), smallestCorner)
const rings = feature(topology, topology.objects.land)
  .features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  .flat()
  .map(unrolled)
  .flatMap((ring) => [-360, 0, 360].map((turn) => ring.map(([x, y]) => [x + turn, y])))

/** Removes the jump at the date line; a ring around the pole is closed along it. */
function unrolled(ring) {
  let [turn, before] = [0, ring[0][0]]
  const points = ring.map(([x, y]) => {
    if (x - before > 180) turn -= 360
    if (x - before < -180) turn += 360
    before = x
    return [x + turn, y]
  })
  const [[first], [last]] = [points[0], points.at(-1)]
  const isRoundThePole = Math.abs(last - first) > 180
  return isRoundThePole ? [...points, [last, -90], [first, -90]] : points.slice(0, -1)
}

/** The part of a ring on one side of a meridian or parallel; points are added where it crosses. */
function clip(ring, axis, limit, sign) {
  const isInside = (point) => sign * (point[axis] - limit) >= 0
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1)
    const kept = isInside(point) ? [point] : []
    if (isInside(before) === isInside(point)) return kept
    const share = (limit - before[axis]) / (point[axis] - before[axis])
    return [before.map((value, one) => value + (point[one] - value) * share), ...kept]
  })
}

function tilePath(west, south) {
  const inTile = rings.flatMap((ring) => {
    let cut = clip(ring, 0, west - overlap, 1)
    cut = clip(cut, 0, west + tileDegrees + overlap, -1)
    cut = clip(cut, 1, south - overlap, 1)
    cut = clip(cut, 1, south + tileDegrees + overlap, -1)
    const steps = ringPath(cut, west, south)
    return steps ? [steps] : []
  })
  return inTile.join('')
}

/** In whole units from the south-west corner: the start, then relative steps. */
function ringPath(ring, west, south) {
  const units = ring.map(([x, y]) => [
    Math.round((x - west) * unitsPerDegree),
    Math.round((y - south) * unitsPerDegree),
  ])
  const points = units.filter(([x, y], at) => {
    const before = units.at(at - 1)
    return x !== before[0] || y !== before[1]
  })
  if (points.length < 3) return ''
  const [first, ...others] = points
  const steps = others.map(([x, y], at) => `${x - points[at][0]} ${y - points[at][1]}`)
  return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (let west = -180; west < 180; west += tileDegrees) {
  for (let south = -90; south < 90; south += tileDegrees) {
    const path = tilePath(west, south)
    if (path) writeFileSync(`${folder}/${west}_${south}.json`, `${JSON.stringify(path)}\n`)
  }
}
