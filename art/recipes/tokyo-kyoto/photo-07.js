import { at, field, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { furrows, GROUPS, on, quad, rings, stones, walls } from '../../things/stone-garden.js'
import { hall, sittingCat, wood } from '../../things/zen-garden.js'

const CAT = [-4.2, 5.5]
const HAIR = ['#34202c', '#20142a']
const INDIGO = ['#4c60a4', '#2c3a74']

/** A monk who draws his rake through the gravel. */
function monk(k) {
  const [x, y, tall] = [...on(-5.8, 14.2), (95 / 14.2) * 1.66]
  const rake = (q, j, flat) => {
    const [hx, hy] = j.armFar.hand
    stroke(q, flat ?? '#8a6240', 0.22, `M${hx - 1.6} ${hy - 0.9}L${hx} ${hy}L6.400 -0.100`)
    stroke(q, flat ?? '#6a4830', 0.34, 'M6.100 -0.450L6.800 0.250')
  }
  const wear = {
    ...POSES.walkOther,
    lean: 8,
    armNear: [30, 44],
    armFar: [46, 34],
    skin: SKINS[0],
    top: INDIGO,
    low: INDIGO,
    dress: 'coat',
    cut: 'none',
    hair: HAIR,
    shoe: ['#f4ecdc', '#c8b8bc'],
    light: -1,
    before: rake,
  }
  stand(k, x, y, tall, wear, { flip: true, fall: [1.9, -0.3], shade: '#a09cb8' })
}

/** A flat stone before the deck on which one steps down. */
function step(k, z0, z1) {
  const [x0, x1, y] = [-2.3, -1.3, 0.2]
  quad(k, 'rgba(92,84,124,.4)', [x0 - 0.05, z0 - 0.12], [x1, z0 - 0.12], [x1, z1], [x0 - 0.05, z1])
  quad(k, '#8c8490', [x0, z0], [x1, z0], [x1, z0, y], [x0, z0, y])
  quad(k, '#a49ca4', [x0, z0], [x0, z1], [x0, z1, y], [x0, z0, y])
  quad(k, '#e4dcd2', [x0, z0, y], [x1, z0, y], [x1, z1, y], [x0, z1, y])
}

/** Two on the edge of the deck, apart, each with the feet on a stone: they look at the garden. */
function guests(k) {
  for (const [z, tall, top, low, more] of [
    [9.8, 1.74, ['#3c9c9c', '#28687c'], ['#e4d4bc', '#b0a0a4'], { armNear: [16, 40] }],
    [
      5.9,
      1.6,
      ['#f0644c', '#b84050'],
      ['#50508c', '#383c6c'],
      { cut: 'bun', armNear: [-30, 8], lean: -9 },
    ],
  ]) {
    const [x, y] = on(-1.22, z, 0.78)
    quad(
      k,
      'rgba(84,40,60,.4)',
      [-1.05, z - 0.14, 0.7],
      [-0.1, z + 0.2, 0.7],
      [0, z + 0.5, 0.7],
      [-1, z + 0.2, 0.7],
    )
    stand(
      k,
      x,
      y,
      (95 / z) * tall,
      {
        ...POSES.sit,
        near: [66, 52],
        far: [58, 50],
        armNear: [10, 34],
        armFar: [8, 58],
        skin: SKINS[0],
        top,
        low,
        hair: HAIR,
        light: -1,
        shoe: ['#fff8ec', '#c8b8c0'],
        ...more,
      },
      { flip: true },
    )
  }
}

export default {
  alt: 'Un giardino zen di Kyoto dalla veranda: un monaco con il rastrello, due seduti, un gatto guarda le pietre',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.02], horizon: 0.44 })
    sky(s, {
      clouds: 0,
      disc: 0,
      stops: [
        [0, '#7cc3dc'],
        [0.6, '#c2e4e2'],
        [1, '#f2f4e0'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      wood(k)
      walls(k)
      // Gravel within its frame of stone.
      quad(k, '#8d8790', [-12.9, 1.9], [-12.9, 27.9], [-1.2, 27.9], [-1.2, 1.9])
      quad(k, '#b9b0ac', [-12.4, 1.9], [-12.4, 27.4], [-1.6, 27.4], [-1.6, 1.9])
      quad(k, '#f3ecdc', [-12.1, 1.9], [-12.1, 27.1], [-2, 27.1], [-2, 1.9])
      furrows(k)
      quad(k, 'rgba(64,58,110,.4)', [-12.9, 6], [-12.9, 27.9], [-11.7, 27.9], [-11.7, 6])
      for (const g of [...GROUPS].reverse()) {
        rings(k, g.moss, g.moss[2], g.moss[3], 3, 0.05)
        stones(k, g)
      }
      monk(k)
      rings(k, CAT, 0.34, 0.3, 3, 0)
      const [cx, cy] = on(...CAT)
      at(k, cx, cy, (95 / CAT[1]) * 0.4, sittingCat)
      step(k, 9.4, 10.5)
      step(k, 5.4, 6.3)
      hall(k)
      guests(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
