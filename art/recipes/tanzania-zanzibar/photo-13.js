import { finish } from '../../core/finish.js'
import { fbm, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { cumulus } from '../../nature/clouds.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { dhow } from '../../things/africa.js'
import { crowd } from '../../things/asia-people.js'
import { groundShadow } from '../../things/savanna-land.js'
import { shallows } from '../../things/shaped-land.js'
import { clearDay } from './kit.js'

export default {
  alt: "Una lingua di sabbia bianca affiora con la bassa marea nell'oceano di Zanzibar, tra barche e acque trasparenti",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...clearDay, front: 0.8 },
      sun: [0.2, 0.05],
      horizon: 0.17,
    })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.7, y: 0.165, width: 60, height: 7, seed: 4 })
    const bar = (X, Z) => {
      const mid = 0.26 * Math.sin(Z * 1.5 + 0.7) + 0.06
      const width = 0.2 * smooth(0.75, 1.3, Z) * smooth(3.6, 1.8, Z)
      return Math.abs(X - mid) * 0.62 - width + fbm(X * 2.4, Z * 2.4, 4) * 0.09 + 0.02
    }
    shallows(s, {
      eye: 0.62,
      depth: (X, Z) => bar(X, Z),
      beach: 9,
      reef: 0.45,
      haze: 0.45,
      hazeFrom: 2.5,
    })
    for (const [x, y, size, flip] of [
      [0.26, 0.56, 12, false],
      [0.74, 0.42, 8, true],
      [0.85, 0.66, 15, true],
    ]) {
      groundShadow(s, x + 0.012, y + 0.03, size * 0.55, size * 0.08, 'rgba(10,70,110,.4)')
      place(s, dhow(), { x, y, size, flip, front: 0.9 })
    }
    for (const [x, y, size, seed] of [
      [0.5, 0.52, 5, 3],
      [0.47, 0.6, 6, 7],
    ]) {
      place(s, crowd({ count: 3, seed, colours: ['#d9573f', '#f4ead0', '#2f7d8a', '#e8a33d'] }), {
        x,
        y,
        size,
        front: 0.9,
      })
    }
    birds(s, { x: 0.4, y: 0.3, count: 6, seed: 9, colour: '#ffffff' })
    palm(s, { x: -0.02, y: 1.08, height: 84, lean: 0.14, seed: 5 })
    return finish(s)
  },
}
