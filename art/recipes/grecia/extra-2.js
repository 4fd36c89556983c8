import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'
import { grove, parthenon, propylaea, rock, town } from '../../things/acropolis-night.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { wisps } from '../../things/wisps.js'

const MOON = [118, 21]

/** Our rock on the hill of the Muses and the pine that leans over it. */
function ledge(k) {
  const edge = rough(
    points('-8 73 4 72 12 73.500 24 73 33 75.500 42 76 48 79 56 81 62 85 70 88 76 96'),
    0.5,
    4,
  )
  fill(k, '#0f1438', [...edge, [-8, 96]])
  fill(
    k,
    '#34305c',
    rough(
      points(
        '8 76.400 12 74.800 22 74.600 32 77 44 78 52 82 58 86 50 84 38 81 24 79.500 14 78.500 8 77',
      ),
      0.5,
      8,
    ),
  )
  stroke(
    k,
    '#8c6070',
    0.35,
    `M${edge
      .slice(0, -6)
      .map((p) => p.join(' '))
      .join('L')}`,
  )
  // Pine: a bent trunk, flat plates of needles.
  path(
    k,
    '#0c1030',
    'M-8 79C-3.500 74 -1.500 62 0.500 52C3 38 9 26 18 18C24 13.600 32 11.600 40 11.400C32 13 25 15.600 20 20C13 27 9 35 7 44C5 55 4.500 64 6.500 71C7.500 74 10 76 14 77.500Z',
  )
  path(
    k,
    '#54405c',
    'M5 72C3.600 62 4.600 52 6 45C8.500 35 13 27 20 20C13 27 9 35 7 44C5 55 4.500 64 6.500 71C7.200 73 8.500 74.500 10 75.600C7.500 75 5.600 74 5 72Z',
  )
  stroke(
    k,
    '#0c1030',
    0.8,
    'M9 33C16 31 22 30 28 27M12 27C8 21 3 17 -3 15M16 20C22 15 30 13 38 13M5 44C0 40 -4 38 -8 37',
  )
  const r = random(7)
  for (const [x, y, w, h] of points(
    '30 26 9 2.600 -1 13.500 10 3 38 12 11 3 20 9.500 12 3.400 6 5 13 3.400 28 3.500 12 3 -6 35 7 2.600',
    4,
  )) {
    for (const [c, s, dy] of [
      ['#0c1434', 1, 0],
      ['#1c2c54', 0.72, -0.7],
      ['#34486c', 0.4, -1.2],
    ]) {
      let d = ''
      const n = 9
      for (let i = 0; i < n; i++) {
        const u = -1 + (2 * i) / (n - 1)
        const [px, py] = [x + u * w * s, y + dy + u * u * h * 0.5 - (1 - u * u) * h * 0.3]
        const q = (1.2 + r() * 1.1) * s * (h / 3) * (1.3 - 0.5 * Math.abs(u))
        d += `M${px - q * 1.5} ${py + q * 0.5}C${px - q * 1.4} ${py - q * 0.7} ${px - q * 0.5} ${py - q * 1.2} ${px} ${py - q}C${px + q * 0.7} ${py - q * 1.2} ${px + q * 1.5} ${py - q * 0.6} ${px + q * 1.5} ${py + q * 0.5}Z`
      }
      path(k, c, d)
    }
  }
}

/** A dog asleep, curled; one unit is its shoulder's height. */
function sleeper(k) {
  path(
    k,
    '#8c6460',
    'M-1.400 0C-1.600 -0.700 -0.900 -1.200 -0.100 -1.150C0.700 -1.200 1.300 -0.800 1.400 -0.300C2 -0.500 2.300 -0.200 2.200 0.050C1.500 0.250 -0.900 0.250 -1.400 0Z',
  )
  path(
    k,
    '#c89474',
    'M-0.100 -1.150C0.700 -1.200 1.300 -0.800 1.400 -0.300C2 -0.500 2.300 -0.200 2.200 0.050H1.500C1.300 -0.500 0.600 -0.900 -0.100 -1.150Z',
  )
}

export default {
  alt: 'Il Partenone illuminato sull’Acropoli di Atene al crepuscolo, visto dalla collina di Filopappo: le mura dorate, gli archi del teatro antico, la città che si accende e la luna che sorge; sulla roccia quattro viaggiatori e un cane che dorme',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.74, 0.24], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 52)
      for (const [a, c] of [
        [0, '#142460'],
        [0.4, '#34549c'],
        [0.68, '#8c84b0'],
        [0.86, '#e4a09c'],
        [1, '#f4b898'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
    })
    stars(s, { count: 60, seed: 12, below: 0.18 })
    f.draw(s.k, (k) => {
      path(k, 'rgba(255,228,190,.2)', `M${MOON[0]} ${MOON[1] - 7}a7 7 0 1 0 0.010 0Z`)
      path(k, '#ffeecc', `M${MOON[0]} ${MOON[1] - 4}a4 4 0 1 0 0.010 0Z`)
      path(
        k,
        '#f4d4b0',
        `M${MOON[0] - 1.6} ${MOON[1] - 1.8}q1.600 -0.800 2 0.600q-0.600 1.400 -2 0.900ZM${MOON[0] + 0.6} ${MOON[1] + 1}q1.400 -0.300 1.300 0.900q-1.200 0.800 -1.700 -0.100Z`,
      )
      wisps(k, 84, 30, {
        long: 50,
        rise: 3,
        spread: 3,
        n: 6,
        seed: 4,
        colour: '255,220,196',
        power: 0.34,
      })
      town(k)
      rock(k)
      propylaea(k)
      parthenon(k)
    })
    s.glow(88 / 160, 42 / 90, 40, '#ffb860', 0.2)
    f.draw(s.k, (k) => {
      grove(k)
      ledge(k)
      const put = (x, y, high, o, flip) =>
        stand(
          k,
          x,
          y,
          high,
          {
            light: 1,
            hair: ['#4c3450', '#1c142c'],
            low: ['#54486c', '#242048'],
            shoe: '#0c1030',
            ...o,
          },
          { flip },
        )
      put(24, 73.6, 9.4, {
        ...POSES.point,
        skin: SKINS[0],
        top: ['#e8945c', '#6c3450'],
        hat: ['brim', '#f4d8a0', '#8c6470'],
      })
      put(29.5, 74.6, 8.8, {
        ...POSES.stand,
        view: 'back',
        skin: SKINS[1],
        top: ['#c85c6c', '#54244c'],
        dress: 'skirt',
        low: ['#e8c890', '#74586c'],
        cut: 'long',
        armNear: [8, 6],
        armFar: [10, 8],
      })
      put(38, 75.2, 8.4, {
        ...POSES.sit,
        view: undefined,
        skin: SKINS[2],
        top: ['#5c98a8', '#24406c'],
        near: [80, 60],
        far: [66, 60],
      })
      put(43.5, 76.4, 8.2, {
        ...POSES.sit,
        skin: SKINS[0],
        top: ['#e8c46c', '#745048'],
        near: [84, 66],
        far: [72, 62],
        cut: 'bun',
        armFar: [96, 20],
      })
      at(k, 15, 74, 1.1, sleeper)
    })
    return finish(s, { bloom: 0.26, threshold: 0.74 })
  },
}
