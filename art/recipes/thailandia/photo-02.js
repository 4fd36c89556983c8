import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { gallopingDog } from '../../things/kite-day.js'
import { FAR, metre, see, spot } from '../../things/paddy-view.js'
import {
  banks,
  bow,
  breeze,
  egret,
  groves,
  inthanon,
  paddyPath,
  puddles,
  rainSky,
  rice,
  road,
  seedlings,
} from '../../things/rain-road.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { songthaew, truckShadow } from '../../things/songthaew-turned.js'

/** She who plants the rice looks up from it. */
const planter = {
  ...POSES.stand,
  near: [16, 6],
  far: [-14, 8],
  lean: 3,
  armNear: [26, 64],
  armFar: [136, 22],
  skin: SKINS[1],
  top: ['#f4728a', '#a8406c'],
  low: ['#5464b0', '#343c78'],
  sleeve: ['#ff90a0', '#c85478'],
  // The young rice she carries on her arm.
  after(k, j, flat) {
    const [x, y] = j.armNear.hand
    for (const [a, c] of [
      [-0.7, '#4c9a48'],
      [0.8, '#6cb84c'],
      [0, '#9cd860'],
    ])
      path(
        k,
        flat ?? c,
        `M${x - 0.2} ${y + 0.5}Q${x + a * 0.3} ${y - 0.5} ${x + a} ${y - 1.3}Q${x + a * 0.8 + 0.3} ${y - 0.3} ${x + 0.25} ${y + 0.5}Z`,
      )
  },
  hair: ['#34202c', '#20142a'],
  hat: ['cone', '#ffedbc', '#c8a468'],
  light: 1,
}
const [PX, PZ] = spot(5.2, 13)

function woman(k, foot = 0) {
  const [x, y] = see(PX, 0, PZ)
  at(k, x, y + foot, (metre(PZ) * 1.72) / 7, (c) => folk(c, planter), true)
}

export default {
  alt: 'Dopo la pioggia, fra le risaie di San Pa Tong: il songthaew rosso, il taxi collettivo, riparte carico di canna da zucchero per gli elefanti, un ragazzo saluta dal predellino e un cane rincorre; in fondo alla strada si accende un arcobaleno',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, disc: 0 },
      sun: [0.1, 0.4],
      horizon: FAR / 90,
    })
    const f = field(s)
    f.draw(s.k, rainSky)
    const rainbow = bow(s, f)
    f.draw(s.k, inthanon)
    s.k.drawImage(rainbow, 0, 0)
    f.draw(s.k, (k) => {
      groves(k)
      rice(k)
      // The paddy shows the sky turned over, a little deeper than it is.
      k.save()
      paddyPath(k)
      k.clip()
      k.save()
      k.transform(1, 0, 0, -1, 0, FAR * 2)
      rainSky(k)
      k.globalAlpha = 0.45
      inthanon(k)
      k.restore()
      k.restore()
    })
    const { canvas, k: m } = s.sheet()
    f.draw(m, (c) => {
      paddyPath(c)
      c.clip()
      c.transform(1, 0, 0, -1, 0, FAR * 2)
      c.scale(1 / f.q, 1 / f.q)
      c.drawImage(rainbow, 0, 0)
    })
    f.draw(m, (c) => {
      paddyPath(c)
      c.clip()
      c.transform(1, 0, 0, -1, 0, FAR * 2)
      groves(c)
    })
    // She stands in the water to her shins, and once more upside down.
    f.draw(m, (c) => {
      const [, y] = see(PX, 0, PZ)
      c.beginPath()
      c.rect(0, y, 170, 40)
      c.clip()
      c.transform(1, 0, 0, -1, 0, y * 2)
      woman(c, 1.2)
    })
    s.k.globalAlpha = 0.6
    s.k.drawImage(canvas, 0, 0)
    s.k.globalAlpha = 1
    f.draw(s.k, (k) => {
      k.save()
      paddyPath(k)
      k.clip()
      const veil = k.createLinearGradient(0, FAR, 0, 90)
      veil.addColorStop(0, 'rgba(40,72,96,.1)')
      veil.addColorStop(1, 'rgba(30,52,92,.5)')
      k.fillStyle = veil
      k.fillRect(-8, FAR, 176, 40)
      breeze(k)
      k.restore()
      banks(k)
      road(k)
    })
    const shadow = s.sheet()
    f.draw(shadow.k, (c) => truckShadow(c, '#3a345c'))
    s.k.globalAlpha = 0.7
    s.k.drawImage(shadow.canvas, 0, 0)
    s.k.globalAlpha = 1
    // Water on the road gives back sky and truck.
    const wet = s.sheet()
    f.draw(wet.k, (c) => {
      puddles(c)
      c.save()
      c.transform(1, 0, 0, -1, 0, FAR * 2)
      rainSky(c)
      c.restore()
    })
    f.draw(wet.k, (c) => {
      puddles(c)
      c.globalAlpha = 0.72
      songthaew(c, true)
    })
    s.k.globalAlpha = 0.8
    s.k.drawImage(wet.canvas, 0, 0)
    s.k.globalAlpha = 1
    f.draw(s.k, (k) => {
      songthaew(k)
      const [dx, dz] = [-1.72, 7.5]
      const [x, y] = see(dx, 0, dz)
      at(k, x, y, metre(dz) * 0.066, gallopingDog, true)
      seedlings(k)
      const [wx, wy] = see(PX, 0, PZ)
      k.save()
      k.beginPath()
      k.rect(0, 0, 170, wy)
      k.clip()
      woman(k, 1.2)
      k.restore()
      lens(k, 'rgba(236,240,220,.8)', wx, wy, 2.4, 0.1)
      const [ex, ez] = spot(2.7, 8.5)
      const e = see(ex, 0, ez)
      at(k, ...e, metre(ez) * 0.19, egret)
    })
    return finish(s, { vignette: 0.12, bloom: 0.08 })
  },
}
