import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { gallopingDog } from '../../things/kite-day.js'
import {
  bank,
  bow,
  dam,
  egret,
  FAR,
  inthanon,
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

const TRUCK = 53

/** A boy on the step, one hand on the rail, who waves back. */
const boy = {
  ...POSES.stand,
  near: [4, 6],
  far: [-8, 8],
  armNear: [-112, -44],
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

/** All that goes along the dam. */
function traffic(k) {
  at(k, TRUCK, ROAD, 0.66, songthaew)
  at(k, TRUCK + 34 * 0.66, ROAD - 27.2 * 0.66, 0.62, egret)
  at(k, TRUCK + 55.4 * 0.66, ROAD - 4.8 * 0.66, 1.2, (c) => folk(c, boy), true)
  at(k, 104, ROAD + 0.2, 0.62, gallopingDog)
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
  alt: 'Dopo la pioggia, sulla risaia di San Pa Tong, l’arcobaleno e il suo riflesso si chiudono in un cerchio attorno al camioncino rosso con la canna da zucchero per gli elefanti; una contadina saluta, un cane rincorre',
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
      // Water sees it from below: the bank hides the road and the foot of the wheels.
      k.save()
      k.transform(1, 0, 0, -1, 0, WATER * 2 - 2.6)
      traffic(k)
      k.restore()
      k.save()
      k.transform(1, 0, 0, -1, 0, WATER * 2)
      bank(k)
      k.restore()
      const veil = k.createLinearGradient(0, WATER, 0, 90)
      veil.addColorStop(0, 'rgba(32,76,100,0.34)')
      veil.addColorStop(0.5, 'rgba(36,80,116,0.3)')
      veil.addColorStop(1, 'rgba(30,62,108,0.5)')
      k.fillStyle = veil
      k.fillRect(-8, WATER, 176, 30)
      // A breath of wind breaks the mirror in a few level strokes, the more the nearer to us.
      for (const [x, y, l] of points(
        '92 76.500 9 60 79 8 124 78.500 11 84 82 15 58 84.500 12 104 85 13 146 74 10 138 86 16 76 87.500 20 112 88.600 12',
        3,
      )) {
        lens(k, 'rgba(60,104,144,0.6)', x, y, l, 0.24)
        lens(k, 'rgba(196,216,216,0.36)', x + l * 0.2, y + 0.4, l * 0.7, 0.1)
      }
      k.restore()
      dam(k)
      traffic(k)
      seedlings(k)
      const [px, py, tall] = [33, 76.5, 14.4]
      // Her mirror in the water, on a sheet of its own so that its shapes do not show through each other.
      const glass = s.sheet()
      f.draw(glass.k, (c) => {
        c.beginPath()
        c.rect(0, py, 160, 40)
        c.clip()
        c.translate(px, py)
        c.scale(tall / 7, (-tall / 7) * 0.9)
        c.translate(0, 0.9)
        folk(c, planter)
      })
      k.save()
      k.globalAlpha = 0.45
      k.scale(1 / f.q, 1 / f.q)
      k.drawImage(glass.canvas, 0, 0)
      k.restore()
      // She herself, up to the shins in it.
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
