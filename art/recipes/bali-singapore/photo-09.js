import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cut } from '../../things/cutout.js'
import { fatherArm, lyingFather, reacher, sleepingGrandmother } from '../../things/lawn-dreamers.js'

/** The last light over the sea, petrol above. */
function evening(k) {
  cut(
    k,
    `#06303f M-6 -6H166V96H-6Z
#0a4450 M-6 22C40 12 90 26 166 8V96H-6Z
#125c62 M-6 40C40 32 100 44 166 28V96H-6Z
#2c7c74 M-6 52C40 47 110 53 166 43V96H-6Z
#7ca478 M-6 60C50 56 110 58 166 52V96H-6Z
#e8b468 M-6 66C50 62.500 110 63 166 59V96H-6Z
#ffd884 M-6 70C50 67 110 67 166 65V96H-6Z
- clouds in thin rags
#0a4450 M92 56C104 53.500 116 55 130 52.500C122 56 106 57 92 56Z
#3c8474 M-4 59C10 56.500 22 58 36 56C26 59.500 8 60.500 -4 59Z`,
  )
}

/** The hotel of three towers beyond the trees. */
function hotel(k) {
  cut(
    k,
    `#3c6c74 M88 75L89 58.500H93L94 75ZM96.500 75L97.500 58.500H101.500L102.500 75ZM105 75L106 58.500H110L111 75Z
#5c8c80 M91 58.500H93L94 75H91.500ZM99.500 58.500H101.500L102.500 75H100ZM108 58.500H110L111 75H108.500Z
#2c5464 M84 56.400C92 58 104 58 113.500 57.600L114.500 56.400C104 57.200 94 57.200 84 56.400Z`,
  )
  for (const [x, y] of points(
    '90 61 91.5 64 90.3 68 98.6 60.500 100 66 98.900 70 107 62 108.200 65 107.300 69 109 71',
  ))
    path(k, '#ffe8a0', `M${x} ${y}h0.800v0.900h-0.800Z`)
}

/**
 * A tree of steel seen from its foot: trunk of plants from base to neck, rods from the neck to the rim of its crown.
 * base, neck: [x, y, half width]; rim: [x, y, rx, ry, turn]; tones: rods, rods in shade, lamps, veil.
 */
function steelTree(k, { base, neck, rim, rods, tones, plants, seed }) {
  const r = random(seed)
  const [rx, ry, a, b, turn] = rim
  const on = (angle, t) => {
    const [ex, ey] = [Math.cos(angle) * a, Math.sin(angle) * b]
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const [px, py] = [rx + ex * c - ey * s, ry + ex * s + ey * c]
    // Rods rise along the trunk first, then bend out to the rim.
    const u = t ** 1.35
    const lift = Math.sin(t * Math.PI) * b * 0.18
    return [neck[0] + (px - neck[0]) * u, neck[1] + (py - neck[1]) * t ** 0.9 - lift * 0.3]
  }
  const ring = (t) => {
    let d = ''
    for (let i = 0; i <= 48; i++)
      d += `${i ? 'L' : 'M'}${on((i / 48) * 6.2832, t)
        .map((v) => v.toFixed(2))
        .join(' ')}`
    return d
  }
  path(k, tones[3], `${ring(1)}Z`)
  path(k, tones[3], `${ring(0.72)}Z`)
  path(k, tones[3], `${ring(0.42)}Z`)
  const q = a / 30
  for (let i = 0; i < rods; i++) {
    const angle = (i / rods) * 6.2832 + 0.07
    const far = Math.sin(angle) < -0.1
    let [d, twin] = ['', '']
    for (let j = 0; j <= 8; j++) {
      d += `${j ? 'L' : 'M'}${on(angle, j / 8)
        .map((v) => v.toFixed(2))
        .join(' ')}`
      twin += `${j ? 'L' : 'M'}${on(angle + (j > 3 ? (j - 3) * 0.022 : 0), j / 8)
        .map((v) => v.toFixed(2))
        .join(' ')}`
    }
    stroke(k, far ? tones[1] : tones[0], 0.42 * q + 0.1, d)
    if (a > 16) stroke(k, far ? tones[1] : tones[0], 0.26 * q + 0.06, twin)
  }
  stroke(k, tones[1], 0.5 * q + 0.1, ring(0.42))
  stroke(k, tones[0], 0.5 * q + 0.1, ring(0.72))
  stroke(k, tones[0], 0.9 * q + 0.15, ring(1))
  for (let i = 0; i < rods; i += 1) {
    const [x, y] = on((i / rods) * 6.2832 + 0.07, 1)
    const z = 0.55 * q + 0.12
    path(k, tones[2], `M${x - z} ${y}a${z} ${z} 0 1 0 ${z * 2} 0a${z} ${z} 0 1 0 ${-z * 2} 0Z`)
  }
  // The trunk, its lit flank, its plants.
  const [bx, by, bw] = base
  const [nx, ny, nw] = neck
  const mx = bx + (nx - bx) * 0.55
  const my = by + (ny - by) * 0.5
  path(
    k,
    plants[0],
    `M${bx - bw} ${by}Q${mx - bw * 0.75} ${my} ${nx - nw} ${ny}L${nx + nw} ${ny}Q${mx + bw * 0.75} ${my} ${bx + bw} ${by}Z`,
  )
  for (let i = 0; i < 110; i++) {
    const t = (i + r()) / 110
    const half = (bw + (nw - bw) * t) * 0.95
    const side = r() * 2 - 1
    const cx = (1 - t) ** 2 * bx + 2 * t * (1 - t) * mx + t * t * nx
    const cy = (1 - t) ** 2 * by + 2 * t * (1 - t) * my + t * t * ny
    const [x, y] = [cx + side * half, cy]
    const l = half * (0.5 + r() * 0.6)
    const out = side * l * 0.8
    const tone = plants[side * plants[4] > 0.45 ? 3 : side * plants[4] > -0.25 ? 2 : 1]
    path(
      k,
      tone,
      `M${x} ${y}Q${x + out * 0.1 - l * 0.3} ${y - l * 0.7} ${x + out} ${y - l}Q${x + out * 0.9 + l * 0.25} ${y - l * 0.3} ${x} ${y}Z`,
    )
    if (i % 5 === 0)
      path(
        k,
        tones[2],
        `M${x - 0.2 * q - 0.1} ${y}a${0.3 * q} ${0.3 * q} 0 1 0 ${0.6 * q} 0a${0.3 * q} ${0.3 * q} 0 1 0 ${-0.6 * q} 0Z`,
      )
  }
}

/** The hanging walk between two trunks, seen from below, people at its rail. */
function skyway(k) {
  cut(
    k,
    `#082838 M33 49C56 57.500 92 57.500 122 44L122.500 46.500C92 60.500 56 60.500 33 51.500Z
#f8c860 M33 48.600C56 57 92 57 122 43.600V44.400C92 58 56 58 33 49.500Z
#f8e8b0 0.22 M33 46.400C56 54.800 92 54.800 122 41.400`,
  )
  for (let i = 0; i <= 26; i++) {
    const t = i / 26
    const x = 33 + t * 89
    const y =
      (1 - t) ** 3 * 49 + 3 * t * (1 - t) ** 2 * 57.3 + 3 * t * t * (1 - t) * 57.3 + t ** 3 * 44
    stroke(k, '#c8b078', 0.14, `M${x} ${y - 0.3}V${y - 2.6}`)
    if (i % 2)
      stroke(
        k,
        '#c8d8b0',
        0.1,
        `M${x} ${y - 2.4}L${x < 78 ? 38 + (x - 38) * 0.1 : 116 - (116 - x) * 0.1} 31`,
      )
  }
  for (const [x, y, h, c, s] of [
    [52, 51.4, 4, '#f0584c', '#8c5048'],
    [54.6, 52, 3, '#f8d470', '#c4785c'],
    [68, 53.4, 4.2, '#78c8a8', '#5c3448'],
    [96, 51, 4, '#f4a08c', '#8c5048'],
    [99, 50.2, 3.8, '#fff0d0', '#c4785c'],
  ]) {
    path(
      k,
      c,
      `M${x - 0.8} ${y + 1.5}C${x - 1} ${y - h * 0.3} ${x - 0.7} ${y - h * 0.55} ${x} ${y - h * 0.55}C${x + 0.7} ${y - h * 0.55} ${x + 1} ${y - h * 0.3} ${x + 0.8} ${y + 1.5}Z`,
    )
    path(k, s, `M${x - 0.65} ${y - h * 0.7}a0.650 0.750 0 1 0 1.300 0a0.650 0.750 0 1 0 -1.300 0Z`)
    path(
      k,
      '#1c1430',
      `M${x - 0.7} ${y - h * 0.7}C${x - 0.8} ${y - h * 0.7 - 1.2} ${x + 0.8} ${y - h * 0.7 - 1.2} ${x + 0.7} ${y - h * 0.72}C${x + 0.3} ${y - h * 0.7 - 0.5} ${x - 0.4} ${y - h * 0.7 - 0.4} ${x - 0.7} ${y - h * 0.7}Z`,
    )
  }
}

/** The lawn in a long swell, its wood behind, blades of grass before us. */
function lawn(k) {
  const r = random(12)
  cut(
    k,
    `#0c4c4c M-6 70C4 66 10 69 18 67.500C26 64.500 34 69 44 68C56 66 64 69.500 74 68.500C86 66.500 96 69 108 68C120 65.500 130 68.500 142 66.500C152 65 160 67 166 65.500V80H-6Z
#0a3c44 M-6 73C20 69.500 40 73 70 71.500C100 70.500 130 72.500 166 70V96H-6Z
#146058 M-6 78C30 72 60 74 92 73.500C124 73 146 74.500 166 74V96H-6Z
#1c7c60 M30 77.500C56 73.500 90 73.500 120 76C100 76.500 60 77 30 77.500Z
#0c5050 M-6 86C30 82 80 85 166 81V96H-6Z`,
  )
  let d = ''
  for (let i = 0; i < 46; i++) {
    const [x, l] = [-4 + i * 3.65 + r() * 2, 2.5 + r() * 4]
    d += `M${x} 91Q${x + 0.6} ${90 - l * 0.6} ${x + (r() - 0.3) * 3} ${90 - l}Q${x + 1.6} ${90 - l * 0.4} ${x + 1.2} 91Z`
  }
  path(k, '#083440', d)
}

/** Cloth on the grass, its far edge lit. */
const blanket = (k) =>
  cut(
    k,
    `#8c2848 M8 82C30 78.500 90 78 118 79.500L122 84.500C90 87 30 88 3 86Z
#d84c50 M8 82C30 78.500 90 78 118 79.500L119 80.700C90 79.600 32 80.200 7 83.200Z
#f0a860 0.5 M26 79.800L20 86.800M46 78.900L42 87M68 78.600L67 86.600M90 78.700L92 86M108 79.100L112 85.400`,
  )

const GREEN = ['#0a3840', '#125448', '#1f7c54', '#6cb858']

export default {
  alt: 'Sdraiati sul prato sotto gli alberi d’acciaio accesi dei Gardens by the Bay: il più piccolo, in piedi sulla pancia del papà, tende le mani alle luci, la nonna dorme con la testa sulla borsa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.6, 0.2], horizon: 0.75 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      at(k, -29, 8.5, 0.88, hotel)
      steelTree(k, {
        base: [76, 70, 1.8],
        neck: [76.5, 44, 1],
        rim: [76.5, 36.5, 12, 4.2, 0],
        rods: 22,
        tones: ['#5cc8b8', '#2c8c8c', '#d8fff0', 'rgba(90,220,200,.1)'],
        plants: [...GREEN, 1],
        seed: 4,
      })
      steelTree(k, {
        base: [153, 72, 3],
        neck: [150, 40, 1.7],
        rim: [149, 29, 20, 7.2, 0.05],
        rods: 26,
        tones: ['#f08c74', '#a85058', '#ffe4c8', 'rgba(255,140,110,.1)'],
        plants: [...GREEN, -1],
        seed: 9,
      })
      skyway(k)
      steelTree(k, {
        base: [20, 80, 5.4],
        neck: [37, 30, 2.6],
        rim: [41, 14, 33, 12, 0.08],
        rods: 30,
        tones: ['#c4e870', '#5c9c5c', '#fbffd8', 'rgba(190,240,110,.1)'],
        plants: [...GREEN, 1],
        seed: 6,
      })
      steelTree(k, {
        base: [136, 81, 7],
        neck: [117, 25, 3.2],
        rim: [110, 6, 45, 15, -0.1],
        rods: 36,
        tones: ['#ffc44c', '#b87438', '#fffbe0', 'rgba(255,200,80,.11)'],
        plants: [...GREEN, -1],
        seed: 2,
      })
      lawn(k)
      blanket(k)
      at(k, 50, 83, 0.92, sleepingGrandmother)
      at(k, 74, 83, 0.94, lyingFather)
      at(k, 95, 69.7, 1.06, reacher)
      at(k, 74, 83, 0.94, fatherArm)
    })
    return finish(s, { vignette: 0.1, bloom: 0.22, threshold: 0.7 })
  },
}
