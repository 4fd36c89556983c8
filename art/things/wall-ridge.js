// The wall and its autumn woods as they are seen, under one sun, low on the left.
import { rgb } from '../core/colour.js'
import { clamp, mix, noise, smooth } from '../core/noise.js'
import { landView } from './land-view.js'
import { built, ground, HALF, LAND, onWall, raise } from './wall-course.js'

const C = (list) => list.map(rgb)
// Each wood lit, half lit, in shade, in the deepest shade.
const WOODS = [
  C(['#ffc858', '#f0a048', '#a8546c', '#743c70']),
  C(['#f89c48', '#e07c44', '#94486c', '#683870']),
  C(['#e86c3c', '#c8543c', '#843c68', '#5c346c']),
]
const STONE = {
  lit: rgb('#f8d8a8'),
  half: rgb('#dcae88'),
  shade: rgb('#846480'),
  walk: rgb('#fce8c4'),
  tread: rgb('#f0d0a8'),
  dark: rgb('#4c3860'),
  dim: rgb('#b48c88'),
}
const HAZE = rgb('#fbdcb4')
const HAZE_SHADE = rgb('#bcb4cc')
const MIST = rgb('#fce8cc')

const TREE = 6.4
const [TREES_X, TREES_Z] = [152, 144]
let trees
/** The middle of every crown and its own chance: one tree in each field of a net, none of them in its middle. */
function plant() {
  trees = new Float32Array(TREES_X * TREES_Z * 3)
  for (let j = 0; j < TREES_Z; j++)
    for (let i = 0; i < TREES_X; i++) {
      const own = noise(i * 3.7 + 0.5, j * 5.3 + 0.5)
      const n = (j * TREES_X + i) * 3
      trees[n] = LAND.left + (i + 0.5 + noise(i * 1.9 + 0.3, j * 2.3 + 9) * 0.4) * TREE
      trees[n + 1] = (j + 0.5 + own * 0.4) * TREE
      trees[n + 2] = own
    }
}

/** The crown over a place: its middle, its own chance, how high it bulges, how far to the shade side. */
function crown(x, z, w) {
  const ci = clamp(Math.floor((x - LAND.left) / TREE), 1, TREES_X - 2)
  const cj = clamp(Math.floor(z / TREE), 1, TREES_Z - 2)
  let [best, least] = [0, 1e9]
  for (let j = cj - 1; j <= cj + 1; j++)
    for (let i = ci - 1; i <= ci + 1; i++) {
      const n = (j * TREES_X + i) * 3
      const d = (x - trees[n]) ** 2 + (z - trees[n + 1]) ** 2
      if (d < least) [best, least] = [n, d]
    }
  const [px, pz, own] = [trees[best], trees[best + 1], trees[best + 2]]
  const q = Math.sqrt(least) / TREE
  const clear = w ? smooth(HALF + 0.2, HALF + 3.6, w.d) : 1
  return {
    x: px,
    z: pz,
    own,
    up: clear * (1.2 + own) * 2.6 * Math.max(0, 1 - q * q * 2.2),
    side: (x - px) / TREE + (0.25 * (z - pz)) / TREE + q * 0.2,
  }
}

/** Paints ridge and wall. eye: [x, height, z]. */
export function wallRidge(s, { eye, yaw, focal }) {
  if (!ground) {
    raise()
    plant()
  }
  const roof = LAND.shadows(
    ground.map((h, n) => {
      const [x, z] = [
        LAND.left + (n % LAND.cols) * LAND.cell,
        Math.floor(n / LAND.cols) * LAND.cell,
      ]
      const b = built(x, z, onWall(x, z))
      return b ? Math.max(h, b.top) : h
    }),
    { side: -1, back: 0.35, rise: 0.5 },
  )
  const bare = (x, z) => LAND.sample(ground, x, z)
  const land = (x, z, w) => bare(x, z) + crown(x, z, w).up
  landView(s, {
    eye,
    yaw,
    focal,
    from: 24,
    to: 880,
    step: 1.001,
    deep: LAND.deep,
    height(x, z) {
      const w = onWall(x, z)
      const b = built(x, z, w)
      return b ? b.top : land(x, z, w)
    },
    look(x, z, t) {
      const far = 1 - Math.exp(-Math.max(0, t - 60) / 760)
      const w = onWall(x, z)
      const b = built(x, z, w)
      const veil = (c, shade) =>
        [0, 1, 2].map((q) => mix(c[q], (shade ? HAZE_SHADE : HAZE)[q], far))
      if (b) {
        // Which side we look at: the eye sees the face that is turned to it.
        const way = b.tower ? b.along : b.way
        const cross = way[1] * (eye[0] - x) - way[0] * (eye[2] - z)
        const seen = cross > 0 ? 1 : -1
        // The right side of the wall looks to the right along its way.
        const normal = [way[1] * seen, -way[0] * seen]
        const sun = (-normal[0] - 0.35 * normal[1]) / 1.06
        return (h) => {
          if (b.tower) {
            const end = Math.abs(b.u) > Math.abs(b.v)
            const side = end ? (b.u > 0 ? 1 : -1) : b.v > 0 ? 1 : -1
            const face = end ? [way[0] * side, way[1] * side] : [way[1] * side, -way[0] * side]
            const lit = (-face[0] - 0.35 * face[1]) / 1.06
            const along = end ? b.v : b.u
            const up = h - b.walk
            const hole =
              up > 2.6 &&
              up < 5.2 - Math.abs(((along + 40) % 3.2) - 1.6) * 0.9 &&
              Math.abs(((along + 40) % 3.2) - 1.6) < 0.62 &&
              Math.abs(along) < b.half - 0.9
            if (hole) return veil(STONE.dark, true)
            if (b.part === 'roof') return veil(STONE.walk)
            const band = Math.abs(up - 7) < 0.25
            return lit > 0.2
              ? veil(band ? STONE.half : STONE.lit)
              : lit > -0.3
                ? veil(STONE.half)
                : veil(band ? STONE.dim : STONE.shade, true)
          }
          if (h < b.walk - 0.1 || b.part === 'rim') {
            if (b.part === 'rim' && h > b.top - 0.12) return veil(STONE.walk)
            // The ends of the merlons look along the wall, half into the light.
            const end = b.run % 4.2
            if (b.part === 'rim' && h > b.walk + 0.75 && (end < 0.16 || (end > 2.24 && end < 2.4)))
              return veil(STONE.half)
            // A course of brick stands out under the parapet.
            if (Math.abs(h - b.walk + 0.1) < 0.22)
              return sun > 0.15 ? veil(STONE.half) : veil(STONE.dim, true)
            return sun > 0.15
              ? veil(STONE.lit)
              : sun > -0.25
                ? veil(STONE.half)
                : veil(STONE.shade, true)
          }
          // The parapet on the sun's side throws its shadow on the walk.
          const left = way[1] > 0 ? -1 : 1
          const inShade = b.side === left && b.d > HALF - 1.7
          return inShade
            ? veil(STONE.dim, true)
            : veil(Math.floor(b.walk / 1.1) % 2 ? STONE.walk : STONE.tread)
        }
      }
      const e = 24
      const high = bare(x, z)
      const sunny = w && w.side < 0 && w.way[1] > 0
      const under = w && w.side > 0 && w.way[1] > 0.2 && w.d < HALF + 6
      const dark = under || (!sunny && high < LAND.sample(roof, x, z) - 2)
      const tree = crown(x, z, w)
      // The colour of the wood follows the relief: gold on the crests, orange on the flanks, red in the gullies.
      const here = bare(tree.x, tree.z)
      const round =
        (bare(tree.x + 38, tree.z) +
          bare(tree.x - 38, tree.z) +
          bare(tree.x, tree.z + 38) +
          bare(tree.x, tree.z - 38)) /
        4
      const rise = here - round + tree.own * 0.7
      // In the misty valley on the left nothing dark or red is left over.
      const calm = tree.x < -46 - 26 * noise(tree.z / 34 + 2, 5) && t < 560 && high < 150
      const wood = WOODS[calm || rise > 0.6 ? 0 : rise > -9 ? 1 : 2]
      // One line between light and shade on every spur; the slope is asked broadly, at the middle of the crown.
      const [gx, gz] = [
        (bare(tree.x + e, tree.z) - bare(tree.x - e, tree.z)) / (2 * e),
        (bare(tree.x, tree.z + e) - bare(tree.x, tree.z - e)) / (2 * e),
      ]
      const face = (gx * 0.9 + gz * 0.2 + 0.26) / Math.hypot(gx, gz, 1) + tree.own * 0.05
      const slope = dark
        ? rise > -0.6
          ? 2
          : 3
        : face > 0.34
          ? 0
          : face > 0.08
            ? 1
            : face > -0.34
              ? 2
              : 3
      // Near us some crowns, a few together, show their side in shade.
      const group = noise(tree.x / 34 + 3, tree.z / 34) + tree.own * 0.35
      const right = x > -6 && !(w && w.side < 0)
      const turn =
        right &&
        tree.side > 0.28 &&
        (slope > 1 ? t < 150 && group > -0.35 : t < 300 && group > 0.12)
          ? 1
          : 0
      const tone = calm ? 0 : Math.min(3, slope + turn)
      // The lit hill on the left is one mass: gold at its crest, warmer the deeper.
      const warm = calm ? 0.75 * smooth(165, 85, high) : 0
      const c = veil(
        warm ? [0, 1, 2].map((q) => mix(wood[tone][q], WOODS[1][0][q], warm)) : wood[tone],
        tone > 1,
      )
      // Mist fills the valleys, thicker the deeper.
      const m =
        t < 130 || x > -10
          ? 0
          : smooth(74, 30, high - 8 * noise(x / 90, z / 90)) * smooth(-10, -40, x)
      const out = m ? [0, 1, 2].map((q) => mix(c[q], MIST[q], m)) : c
      return () => out
    },
  })
}

/** The picture's pixel of a place, and how many pixels a metre is there. */
export function seenAt(s, { eye, yaw, focal }, [x, y, z]) {
  const [dx, dz] = [x - eye[0], z - eye[2]]
  const t = dz * Math.cos(yaw) + dx * Math.sin(yaw)
  const q = (focal * s.w) / t
  return [s.w / 2 + (dx * Math.cos(yaw) - dz * Math.sin(yaw)) * q, s.horizon - (y - eye[1]) * q, q]
}
