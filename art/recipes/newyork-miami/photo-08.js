import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { hut, hutFront, metre, onDeck, P, SHADOW } from '../../things/south-beach.js'
import { cruiseShip, glider, palmShadow, shore } from '../../things/south-beach-shore.js'

/** A dog that runs to the right; one unit is a tenth of a metre. */
function dog(c) {
  path(c, SHADOW, 'M-4 0.200L10 -3.400L14 -3.200L6 0.400Z')
  stroke(
    c,
    '#6c4858',
    0.8,
    'M-3.600 -3.400L-6 -0.600M-3 -3.400L-2 -1.400L-3.600 -0.200M3 -3.600L6 -1.400M2.400 -3.400L3.600 -1.200L2.600 0',
  )
  path(
    c,
    '#8c5448',
    'M-4.400 -5.400C-2 -6 1 -5.900 3.200 -6L4.600 -7.800L5 -8.800L5.900 -7.700L8 -6.600L7.400 -5.600L5.600 -5.400C5 -3.800 4 -3 2.600 -2.900C0.400 -3.200 -1.600 -3.200 -3.600 -2.900C-4.600 -3.400 -4.800 -4.400 -4.400 -5.400Z',
  )
  path(
    c,
    '#e09c68',
    'M-4.400 -5.400C-2 -6 1 -5.900 3.200 -6L4.600 -7.800L4.700 -6.800L3.400 -5.200C1 -4.900 -2 -5 -4.500 -4.400Z',
  )
  stroke(c, '#8c5448', 0.7, 'M-4.300 -5C-6 -5.600 -7 -7 -7.400 -8')
}

export default {
  alt: 'Tardo pomeriggio limpido a South Beach: la torretta a righe dei bagnini nel sole, con un pellicano sul tetto, l’ombra di una palma distesa sulla sabbia, una donna che corre col cane lungo le onde e una nave bianca all’orizzonte',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.1], horizon: 48 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 48)
      for (const [a, c] of [
        [0, '#0f6c9c'],
        [0.4, '#2f9cb8'],
        [0.72, '#8cccc4'],
        [0.92, '#f0dcb8'],
        [1, '#fbd4ac'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 174, 56)
      shore(k)
      at(k, 33, 48.3, 0.34, cruiseShip, true)
      const put = (X, Z, tall, o, flip) => {
        const [x, y] = P(X, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { light: -1, hair: ['#4c3044', '#2c1c38'], ...o },
          { flip, fall: [0.95, -0.13], shade: SHADOW },
        )
        return [x, y]
      }
      const m = metre(20)
      const [dx, dy] = put(-9.4, 20, 1.72, {
        ...POSES.run,
        skin: SKINS[2],
        top: ['#ff6c5c', '#b83c5c'],
        low: ['#2c5c8c', '#24386c'],
        cut: 'long',
        bare: true,
      })
      at(k, dx + 1.3 * m, dy, m * 0.1, dog)
      stroke(
        k,
        '#5c3c54',
        0.16,
        `M${dx + 0.5 * m} ${dy - 1 * m}Q${dx + 1 * m} ${dy - 0.6 * m} ${dx + 1.72 * m} ${dy - 0.62 * m}`,
      )
      for (let i = 0; i < 9; i++) {
        const [x, y] = P(-10.2 - i * 0.75, 20 + (i % 2) * 0.24)
        path(k, '#cfa48c', `M${x - 0.5} ${y}q0.500 -0.340 1 0q-0.500 0.340 -1 0Z`)
      }
      for (const [x, y, q, lift] of [
        [19, 27, 0.62, 0.4],
        [32, 29.6, 0.56, -0.8],
        [43.5, 28.8, 0.5, 1],
      ])
        at(k, x, y, q, (c) => glider(c, lift))
      hut(k)
      const [gx, gy] = onDeck(-2.1, 1.9)
      stand(
        k,
        gx,
        gy,
        1.8 * metre(17),
        {
          ...POSES.hips,
          skin: SKINS[3],
          top: ['#ff5c4c', '#a8304c'],
          low: ['#fff0d4', '#b89cac'],
          shorts: true,
          hair: ['#2c1c34', '#1c142c'],
          hat: ['cap', '#fff4dc'],
          light: 1,
        },
        { flip: true },
      )
      hutFront(k)
      palmShadow(k, [-7.2, 5.4], [-2, 8.9], 2.5, 0.4)
    })
    return finish(s, { vignette: 0.12 })
  },
}
