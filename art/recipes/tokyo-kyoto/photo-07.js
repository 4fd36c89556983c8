import { at, field, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { man, woman } from '../../things/garden-sitters.js'
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
    stroke(q, flat ?? '#8a6240', 0.2, `M${hx - 1.6} ${hy - 0.9}L${hx} ${hy}L6.300 -0.500`)
    // A broad head with its teeth in the gravel.
    stroke(q, flat ?? '#6a4830', 0.26, 'M5.600 -0.950L7 -0.100')
    for (let i = 0; i < 6; i++)
      stroke(q, flat ?? '#5a3a2c', 0.12, `M${5.65 + i * 0.26} ${-0.9 + i * 0.16}v0.550`)
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

/** A block of stone before the deck on which one steps down: it stands in the gravel with a dark foot. */
function step(k, z0, z1) {
  const [x0, x1, y] = [-2.25, -1.3, 0.27]
  quad(k, '#6a6478', [x0, z0], [x1, z0], [x1, z0, y], [x0, z0, y])
  quad(k, '#4c4866', [x0, z0], [x1, z0], [x1, z0, 0.05], [x0, z0, 0.05])
  quad(k, '#b4aca8', [x0, z0, y], [x1, z0, y], [x1, z1, y], [x0, z1, y])
  quad(k, '#d8d0c6', [x0, z0, y], [x0 + 0.1, z0, y], [x0 + 0.1, z1, y], [x0, z1, y])
  quad(k, '#ccc4bc', [x0, z0, y - 0.035], [x1, z0, y - 0.035], [x1, z0, y], [x0, z0, y])
}

/** The beam that bears the edge of the deck stands out a little below it: the deck has a thickness. */
function beam(k) {
  quad(k, '#5c3440', [-1.46, 2, 0.5], [-1.46, 24, 0.5], [-1.18, 24, 0.68], [-1.18, 2, 0.68])
  quad(k, '#94604c', [-1.46, 2, 0.5], [-1.46, 24, 0.5], [-1.42, 24, 0.5], [-1.42, 2, 0.5])
}

/** Two on the edge of the deck, apart, each with both feet on a stone: they look at the garden. */
function guests(k) {
  const SHOES = ['#fff8ec', '#c8b8c0']
  const [mx, my] = on(-1.2, 10.4, 0.7)
  at(k, mx, my, 95 / 10.4, (q) => man(q, ['#3c9c9c', '#28687c'], ['#8c7c94', '#645c80'], SHOES))
  const [wx, wy] = on(-1.2, 5.3, 0.7)
  at(k, wx, wy, 95 / 5.3, (q) => woman(q, ['#f0644c', '#b84050'], ['#50588c', '#343868'], SHOES))
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
      step(k, 9.9, 10.9)
      step(k, 4.95, 5.7)
      beam(k)
      hall(k)
      guests(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
