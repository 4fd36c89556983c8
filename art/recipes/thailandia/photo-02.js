import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { gallopingDog } from '../../things/kite-day.js'
import {
  bow,
  dam,
  egret,
  FAR,
  inthanon,
  lid,
  nearDike,
  plain,
  ROAD,
  rainSky,
  seedlings,
  WATER,
} from '../../things/rain-road.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { songthaew } from '../../things/songthaew-side.js'

const HAIR = ['#34202c', '#20142a']

/** A boy on the step, one hand on the rail, who waves back. */
const boy = {
  ...POSES.stand,
  near: [4, 6],
  far: [-8, 8],
  armNear: [-128, 24],
  armFar: [74, 40],
  lean: -8,
  skin: SKINS[1],
  top: ['#fff0d4', '#c8a8a0'],
  low: ['#3c5c9c', '#28386c'],
  shorts: true,
  bare: true,
  hair: HAIR,
  light: -1,
}

/** All that stands on the dam. */
function traffic(k) {
  dam(k)
  at(k, 74, ROAD, 0.66, songthaew)
  at(k, 74 + 34 * 0.66, ROAD - 27.2 * 0.66, 0.62, egret)
  at(k, 74 + 55.4 * 0.66, ROAD - 4.8 * 0.66, 1.2, (c) => folk(c, boy), true)
  at(k, 121.5, ROAD + 0.2, 0.62, gallopingDog)
}

/** She who plants the rice straightens up and waves the seedlings at them. */
const planter = {
  ...POSES.stand,
  near: [16, 4],
  far: [-15, 10],
  lean: -7,
  armNear: [122, 26],
  armFar: [62, 52],
  skin: SKINS[1],
  top: ['#5c78c0', '#3c4c8c'],
  low: ['#9c4c74', '#642c5c'],
  dress: 'sarong',
  hair: HAIR,
  hat: ['cone', '#fff0c4', '#c8a468'],
  light: -1,
  after(k, j, flat) {
    const [x, y] = j.armNear.hand
    for (const [c, a] of [
      ['#5cac4c', -1.1],
      ['#8cd05c', 0.1],
      ['#b4e470', 1.2],
    ])
      path(
        k,
        flat ?? c,
        `M${x - 0.2} ${y + 0.2}Q${x + a * 0.5 - 0.3} ${y - 0.9} ${x + a} ${y - 1.7}Q${x + a * 0.5 + 0.3} ${y - 0.8} ${x + 0.2} ${y + 0.2}Z`,
      )
  },
}

export default {
  alt: 'Nella risaia appena piantata di San Pa Tong passa il camioncino rosso con la canna da zucchero per gli elefanti sul tetto; la pioggia se ne va con un arcobaleno, una contadina saluta, un cane rincorre',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, disc: 0 },
      sun: [0.2, 0.3],
      horizon: FAR / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      const far = () => {
        rainSky(k)
        inthanon(k)
        bow(k)
        lid(k)
      }
      far()
      plain(k)
      // Water first shows what is far, turned over at the horizon, then the dam turned over at its own foot.
      k.save()
      k.beginPath()
      k.rect(-8, WATER, 176, 40)
      k.clip()
      k.save()
      k.transform(1, 0, 0, -1, 0, FAR * 2 + 2)
      far()
      k.restore()
      k.save()
      k.transform(1, 0, 0, -1, 0, WATER * 2)
      traffic(k)
      k.restore()
      const veil = k.createLinearGradient(0, WATER, 0, 90)
      veil.addColorStop(0, 'rgba(60,92,116,0.30)')
      veil.addColorStop(0.5, 'rgba(68,104,128,0.22)')
      veil.addColorStop(1, 'rgba(40,64,104,0.42)')
      k.fillStyle = veil
      k.fillRect(-8, WATER, 176, 30)
      for (const [x, y, l] of points(
        '92 73.500 9 70 77 6 124 78.500 11 100 82 14 146 72 10 140 86 16 78 87.500 12 60 71 8',
        3,
      ))
        lens(k, 'rgba(232,232,216,0.42)', x, y, l, 0.16)
      k.restore()
      traffic(k)
      stroke(k, 'rgba(240,236,208,0.35)', 0.16, `M-8 ${WATER + 0.35}H168`)
      seedlings(k)
      const [px, py, tall] = [45, 76, 15.4]
      // Her mirror in the water, then she herself, up to the shins in it.
      k.save()
      k.globalAlpha = 0.5
      k.translate(px, py)
      k.scale(tall / 7, -tall / 7)
      k.translate(0, 0.9)
      folk(k, planter)
      k.restore()
      k.save()
      k.beginPath()
      k.rect(0, 0, 160, py)
      k.clip()
      stand(k, px, py + tall * 0.13, tall, planter)
      k.restore()
      for (const [l, a] of points('4.200 0.600 2.600 0.900')) {
        k.globalAlpha = a
        stroke(
          k,
          '#e8ecd8',
          0.2,
          `M${px - l} ${py + 0.1}Q${px} ${py + l * 0.32} ${px + l} ${py + 0.1}`,
        )
      }
      k.globalAlpha = 1
      nearDike(k)
    })
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}
