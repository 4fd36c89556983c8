import { finish } from '../../core/finish.js'
import { clamp, fbm, ridged, smooth } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { sailboat } from '../../things/boats.js'
import { seaplane } from '../../things/seaplane.js'
import { shallows } from '../../things/shaped-land.js'

const EYE = 0.62
// The heart of coral in its channel: where it lies on the plane, and how large.
const HEART = { X: 0.2, Z: 1.46, wide: 0.16, deep: 0.24 }

/** How far a point lies from the middle of the heart, 1 on its rim. */
function heart(X, Z) {
  const x = (X - HEART.X) / HEART.wide
  const y = (Z - HEART.Z) / HEART.deep - 0.9
  const a = Math.atan2(y, x)
  const [sin, cos] = [Math.sin(a), Math.cos(a)]
  const rim = 2 - 2 * sin + (sin * Math.sqrt(Math.abs(cos))) / (sin + 1.4)
  return Math.hypot(x, y) / Math.max(0.05, rim * 0.5)
}

export default {
  alt: 'La Grande Barriera Corallina dall’alto: il cuore di corallo in un canale di blu profondo, fra i banchi turchesi, con l’idrovolante delle escursioni e la sua ombra',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.76, 0.08], horizon: 0.2 })
    sky(s, { clouds: 0 })
    flatCloud(s, { x: 0.2, y: 0.185, width: 40, height: 8, seed: 4 })
    flatCloud(s, { x: 0.58, y: 0.18, width: 24, height: 4.6, seed: 7 })
    flatCloud(s, { x: 0.9, y: 0.185, width: 30, height: 6, seed: 2 })
    // Platforms of reef with winding edges; a wide channel is left free round the heart.
    const depth = (X, Z) => {
      const bend = fbm(X * 0.7, Z * 0.5, 3) * 0.9
      const reef = ridged(X * 0.42 + bend, Z * 0.36 - 2, 4)
      const bank = 1 - clamp((reef - 0.12) * 2.1)
      const sea = clamp(0.06 + bank * 0.94, 0.035, 1)
      const q = heart(X, Z) + fbm(X * 26, Z * 18, 2) * 0.09
      const far =
        Math.hypot((X - HEART.X) / 0.56, (Z - HEART.Z) / 0.46) + fbm(X * 2.4 + 4, Z * 2, 3) * 0.7
      const open = sea + (1 - sea) * smooth(1.25, 0.85, far)
      if (q > 1.3) return open
      if (q > 1.08) return 0.05 + (open - 0.05) * smooth(1.08, 1.3, q)
      if (q > 0.78) return 0.05 + 0.1 * Math.abs(q - 0.96)
      return 0.16 + 0.12 * smooth(0.7, 0.1, q)
    }
    shallows(s, { depth, eye: EYE, haze: 0.7, hazeFrom: 2.6, reef: 0.75, surf: 0.5, beach: 0 })
    fog(s, { y: 0.2, thickness: 0.04, power: 0.55 })
    place(s, sailboat({ stripe: '#2f7d8a' }), {
      x: 0.86,
      y: 0.4,
      size: 6,
      haze: 0.12,
      reflect: { power: 0.3, length: 0.06 },
    })
    // The plane, and its shadow on the reef.
    s.layer(
      (k) => {
        k.fillStyle = 'rgba(6,40,92,.55)'
        k.translate(s.x(0.26), s.y(0.86))
        k.scale(s.u / 5, s.u / 9)
        k.beginPath()
        for (const [x, y] of [
          [-52, 0],
          [-20, -7],
          [-40, -48],
          [-24, -48],
          [8, -8],
          [48, -6],
          [58, -22],
          [66, -22],
          [62, 0],
          [66, 22],
          [58, 22],
          [48, 6],
          [8, 8],
          [-24, 48],
          [-40, 48],
          [-20, 7],
        ])
          k.lineTo(x, y)
        k.fill()
      },
      { lit: false },
    )
    place(s, seaplane(), { x: 0.3, y: 0.5, size: 18, front: 0.9, rim: 0.3 })
    birds(s, { x: 0.72, y: 0.3, count: 4, seed: 6, colour: '#ffffff' })
    return finish(s)
  },
}
