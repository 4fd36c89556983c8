import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { house, P, rail, stoop } from '../../things/brooklyn-stoop.js'
import { bent, limb } from '../../things/joints.js'
import { dog, grandmother, shoveller, sled } from '../../things/stoop-people.js'

const RUST = ['#94484c', '#5c2c4c', '#b46458']
const PLUM = ['#744058', '#4c2850', '#945868']
const OCHRE = ['#a45c4c', '#683850', '#c47c64']

const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** Evening sky full of snow, the far side of the street, the road between. */
function street(k) {
  path(k, '#4858a0', 'M-6 -6H168V96H-6Z')
  path(k, '#6474b8', 'M-6 22C10 18 24 24 42 20C56 17 70 20 90 14V70H-6Z')
  path(k, '#8c94cc', 'M-6 40C10 36 24 41 42 38C56 36 66 38 80 36V70H-6Z')
  for (const [z0, z1, c, high] of [
    [120, 200, '#7884c0', 15],
    [80, 120, '#6874b0', 13],
    [48, 80, '#54589c', 12.4],
  ]) {
    quad(k, c, [-13, 0, z0], [-13, high, z0], [-13, high, z1], [-13, 0, z1])
    quad(k, c, [-13, 0, z0], [-13, high, z0], [-40, high, z0], [-40, 0, z0])
    quad(
      k,
      '#c4d0f0',
      [-12.6, high, z0],
      [-12.6, high + 0.8, z0],
      [-12.6, high + 0.8, z1],
      [-12.6, high, z1],
    )
    for (let i = 0; i < 4; i++)
      for (let y = 2.4; y < 11; y += 3.2) {
        const [a, b] = [0.1, 0.14].map((t) => z0 + (z1 - z0) * (t + i * 0.23))
        if ((i * 3 + Math.round(y) + z0) % 3)
          quad(
            k,
            '#fcc46c',
            [-13, y, a],
            [-13, y + 1.9, a],
            [-13, y + 1.9, b + 1.4],
            [-13, y, b + 1.4],
          )
      }
  }
  quad(k, '#a0b0e0', [-60, 0, 6], [-60, 0, 300], [60, 0, 300], [60, 0, 6])
  quad(k, '#8090cc', [-10, 0, 5], [-10, 0, 300], [-3.4, 0, 300], [-3.4, 0, 5])
  for (const x of [-7.8, -5.8])
    quad(k, '#6c7cbc', [x, 0, 5], [x, 0, 300], [x + 0.5, 0, 300], [x + 0.5, 0, 5])
}

/** A car asleep under its snow at the kerb. */
function snowedCar(k, z, c) {
  const [x, y] = P(-4.1, 0, z)
  at(k, x, y, 130 / z / 10, (q) => {
    path(q, '#5464a8', 'M-10 1C-4 -1 14 -1 18 1C12 3 -4 3 -10 1Z')
    path(q, '#2c2850', 'M-8 0V-3H-5V0ZM5 0V-3H8V0Z')
    path(
      q,
      c,
      'M-9 -1.600C-9.400 -5 -9 -7 -7.600 -8.400L-5.600 -13H5.600L7.600 -8.400C9 -7 9.400 -5 9 -1.600Z',
    )
    path(q, '#38407c', 'M-6 -8.600L-4.600 -12H4.600L6 -8.600Z')
    path(
      q,
      '#fff4dc',
      'M-8.600 -7.400C-8 -9.400 -4 -9 0 -8.600C4 -9 8 -9.400 8.600 -7.400C5 -6.600 -5 -6.600 -8.600 -7.400ZM-6.200 -12.200C-6 -16 6 -16 6.200 -12.200C3 -11.400 -3 -11.400 -6.200 -12.200Z',
    )
    path(q, '#ff5c54', 'M-8.600 -5.800h2.400v1.400h-2.400ZM6.200 -5.800h2.400v1.400h-2.400Z')
  })
}

const boughsOf = (text) => text.split('|').map((b) => points(b, 3))

/** A bare plane tree at the kerb, snow on its boughs. */
function tree(k, x, y, q) {
  at(k, x, y, q, (g) => {
    const boughs = boughsOf(
      '0 0 3.400 0.600 -14 2.600 0 -30 2 -1.500 -46 0.500|0 -18 2 -6 -27 1.500 -10 -33 1 -13.500 -46 0.400|0 -23 1.800 6 -30 1.400 9.500 -39 1 11.500 -52 0.400|-7 -28.500 1.200 -14 -33 0.900 -21 -42 0.400|7 -32 1.200 14 -36 0.800 20 -45 0.400|0 -34 1.200 4 -44 0.800 5 -58 0.400|-9.500 -32 0.900 -9 -40 0.600 -6 -50 0.300|10 -40 0.900 15 -46 0.600 16 -54 0.300',
    )
    for (const b of boughs) limb(g, '#3c2c58', bent(b))
    for (const b of boughs.slice(1))
      limb(g, '#fff4dc', bent(b.map(([u, v, wide]) => [u - 0.3, v - wide * 0.4, wide * 0.42])))
  })
}

function lamp(k, x, y, q) {
  at(k, x, y, q, (g) => {
    path(
      g,
      '#342c54',
      'M-2.400 0L-1.600 -4H1.600L2.400 0ZM-0.800 -4H0.800V-50H-0.800ZM-2 -50H2V-51.500H-2Z',
    )
    path(g, '#fff0b4', 'M-2.600 -51.500L-3.600 -58.500H3.600L2.600 -51.500Z')
    path(g, '#342c54', 'M-4.200 -58.500H4.200L2 -62H-2Z')
    path(
      g,
      '#fff4dc',
      'M-4.400 -59C-4 -63.400 4 -63.400 4.400 -59C2 -58.400 -2 -58.400 -4.400 -59Z',
    )
  })
}

export default {
  alt: 'Sera di neve fra le case di arenaria bruna di Brooklyn: due fratelli scendono in slitta la scalinata di casa, la nonna li guarda dalla porta, un vicino con la pala si scansa e il cane li rincorre',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.07, 0.3], horizon: 0.66 })
    const f = field(s)
    const [lx, ly] = P(-2, 0, 9)
    f.draw(s.k, (k) => {
      street(k)
      for (const [z, deep, c, lights] of [
        [70, 40, PLUM, [2, 4, 8]],
        [52, 18, RUST, [3, 5, 7, 9]],
        [39, 13, OCHRE, [2, 6, 8]],
        [28.5, 10.5, PLUM, [3, 4, 9]],
        [19, 9.5, RUST, [2, 5, 6]],
      ]) {
        house(k, z, deep, c, lights, false)
        rail(k, z + 2.9, '#443864')
        stoop(k, z + 0.5, z + 2.9, c)
      }
      for (const z of [40, 27, 19])
        snowedCar(k, z, z === 27 ? '#d8485c' : z === 19 ? '#f0b040' : '#4c8cb0')
      tree(k, ...P(-2.6, 0, 34), 0.45)
      tree(k, ...P(-2.6, 0, 19), 0.82)
      house(k, 3, 3.6, PLUM, [3, 6], false)
      house(k, 6.6, 12.4, OCHRE, [2, 3, 5, 6], true)
      quad(k, '#c4d0f0', [-3.2, 0.05, 5], [-3.2, 0.05, 60], [-2.6, 0.05, 60], [-2.6, 0.05, 5])
      // The lamp's pool of light.
      path(k, 'rgba(255,232,180,.6)', 'M-8 80C6 73 40 72 60 77C72 81 70 90 50 94H-8Z')
      lamp(k, lx, ly, 130 / 9 / 14)
      rail(k, 9.6)
      at(k, ...P(4.35, 1.9, 8.6), 0.98, grandmother)
      stoop(k, 7, 9.6, RUST)
      const [sx, sy] = P(2.55, 1.5, 8)
      at(k, sx, sy, 1.08, sled)
      // Powder under the runners.
      path(
        k,
        '#fff4dc',
        `M${sx - 13} ${sy + 8.6}C${sx - 15} ${sy + 5} ${sx - 12} ${sy + 3.4} ${sx - 10.6} ${sy + 5}C${sx - 9} ${sy + 2.6} ${sx - 6.4} ${sy + 3.4} ${sx - 6} ${sy + 5}C${sx - 3} ${sy + 3} ${sx} ${sy + 2.6} ${sx + 1} ${sy + 3.4}C${sx - 3} ${sy + 5.8} ${sx - 8} ${sy + 8.4} ${sx - 13} ${sy + 8.6}Z`,
      )
      path(k, '#e8e0e8', 'M46 97V90.500C54 87.800 64 89.600 78 87.400L92 90V97Z')
      path(
        k,
        'rgba(60,64,140,.5)',
        'M24 88.600C30 87.200 42 87.400 48 88.600C42 89.800 30 89.800 24 88.600Z',
      )
      at(k, 28, 88, 1.02, shoveller)
      path(
        k,
        'rgba(60,64,140,.45)',
        'M48 88.600C54 87.600 64 87.600 70 88.600C64 89.600 54 89.600 48 88.600Z',
      )
      at(k, 58, 86, 0.95, dog)
      path(k, '#c4d0f0', 'M70 90C90 84 120 85.500 140 86C152 86.400 160 85.500 168 86V97H60Z')
      const r = random(8)
      for (let i = 0; i < 150; i++) {
        const q = 0.16 + r() ** 3 * 0.6
        path(k, '#fff8ec', `M${r() * 168 - 4} ${r() * 92}a${q} ${q} 0 1 0 0.010 0Z`)
      }
    })
    s.glow(lx / 160, (ly - 57) / 90, 26, '#ffd890', 0.7)
    return finish(s, { vignette: 0.24, bloom: 0.16 })
  },
}
