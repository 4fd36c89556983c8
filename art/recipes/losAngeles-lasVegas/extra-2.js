import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  condor,
  footing,
  gorge,
  rail,
  rim,
  shower,
  strata,
  visitors,
  walk,
} from '../../things/canyon-rim.js'

export default {
  alt: 'Il Grand Canyon dal bordo ovest al mattino: sulla passerella di vetro una ragazza apre le braccia come il condor che le plana davanti, un amico avanza carponi; in fondo il Colorado e un acquazzone lontano',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        glowPower: 0.3,
        sky: [
          [0, '#3c9cb8'],
          [0.5, '#8ccccc'],
          [0.85, '#f0e4c4'],
          [1, '#ffe8c4'],
        ],
      },
      sun: [0, 0.2],
      horizon: 31 / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      shower(k)
      path(k, '#c8b4c0', 'M-6 31V29.500L20 28.600L52 29.600L80 28.400L120 29.600L168 28.800V40H-6Z')
      strata(
        k,
        '-8 0 2 8 7 3 13 6 17 1 34 10 38 4 44 7 50 0 55 5 58 2 73 12 81 3 85 6 89 1 100 8 108 2 116 7 126 1 140 8 152 2 168 6',
        31.5,
        { scale: 0.66, haze: 0.48 },
      )
      gorge(k)
      strata(k, '102 0 106 9 109 3 121 14 126 5 130 9 139 1 143 8 146 4 161 15 167 5 176 9', 35, {
        scale: 1.02,
        haze: 0.12,
        spread: 5,
        layers: 8,
      })
      rim(k)
      walk(k, false)
      rail(k, -1, 0, 0, '#8c8cb4')
      rail(k, -1, 0, 1, '#a4a4c4')
      visitors(k, 'far')
      footing(k, 42, 50)
      walk(k, true)
      rail(k, 0, 1, 1, '#c8c8e0')
      visitors(k, 'near')
      rail(k, 0, 1, 0, '#f4f0f4')
      footing(k, 42, 61)
      at(k, 126, 40, 0.9, condor)
    })
    return finish(s, { bloom: 0.12, vignette: 0.12 })
  },
}
