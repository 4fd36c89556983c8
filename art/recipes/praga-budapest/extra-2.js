import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { along, church, fallen, metre, P, quad, SUN } from '../../things/tyn-dawn.js'
import { houses } from '../../things/tyn-houses.js'

/** The sky burns where the sun comes up and is still deep at the other side. */
function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, 71)
  for (const [t, c] of [
    [0, '#2b4c94'],
    [0.32, '#6a82c8'],
    [0.5, '#b29ac6'],
    [0.68, '#e8a9b2'],
    [0.85, '#ffc596'],
    [1, '#ffdca4'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-4 -4 164 -4 164 76 -4 76'))
  const halo = k.createRadialGradient(...SUN, 3, ...SUN, 50)
  halo.addColorStop(0, 'rgba(255,232,176,.95)')
  halo.addColorStop(0.3, 'rgba(255,206,146,.5)')
  halo.addColorStop(1, 'rgba(255,190,140,0)')
  fill(k, halo, points('-4 -4 164 -4 164 76 -4 76'))
  // One bank of cloud, lit from below, crosses behind the spires.
  path(
    k,
    '#e9a9b0',
    'M-4 25.200C12 23.800 26 24.600 44 22.800C62 21 80 22 104 19.400C84 23.200 66 24.400 48 25.400C30 26.400 14 26 -4 27.200Z',
  )
  path(
    k,
    '#ffc9a4',
    'M-4 27.200C14 26 30 26.400 48 25.400C58 24.900 70 24.200 82 22.700C70 25.200 58 26 46 26.700C28 27.700 12 27.200 -4 28.200Z',
  )
  path(k, '#f0b4b0', 'M96 35C112 32.600 130 33 166 29V31.400C138 34 118 34.200 96 35Z')
  path(
    k,
    '#fff3cf',
    `M${SUN[0] - 4.6} ${SUN[1]}a4.600 4.600 0 1 0 9.200 0a4.600 4.600 0 1 0 -9.200 0Z`,
  )
}

/** Snow in the shade of the houses, and the one beam that comes through the lane. */
function square(k) {
  const g = k.createLinearGradient(0, 72, 0, 92)
  g.addColorStop(0, '#a3a6dc')
  g.addColorStop(1, '#7480c4')
  fill(k, g, points('-4 72.600 164 72.600 164 94 -4 94'))
  const light = k.createLinearGradient(0, 72, 0, 92)
  light.addColorStop(0, '#fff0cc')
  light.addColorStop(1, '#ffd09c')
  const edge = (X, Z) => {
    const [x, z] = along(X, 120, Z)
    return [x, 0, z]
  }
  quad(k, light, edge(62, 560), edge(74, 560), edge(74, 16), edge(62, 16))
}

/** The trodden way of those who crossed before: short steps that get closer with distance. */
function trail(k, [X0, Z0], [X1, Z1], n, colour) {
  for (let i = 0; i < n; i++) {
    const t = i / n
    const side = i % 2 ? 0.28 : -0.28
    const [X, Z] = [X0 + (X1 - X0) * t + side, Z0 + (Z1 - Z0) * t]
    const [x, y] = P(X, 0, Z)
    const q = metre(Z) * 0.15
    path(k, colour, `M${x - q} ${y}q${q} ${-q * 0.7} ${2 * q} 0q${-q} ${q * 0.7} ${-2 * q} 0Z`)
  }
}

/** The lantern's own light on the snow below it. */
function pool(k) {
  path(k, '#b9a6d2', 'M-4 78.500C14 76.400 38 78.400 43 82C47 86.500 38 92 20 95H-4Z')
  path(k, '#e9bdb0', 'M-4 80.600C12 78.900 29 80.600 33 83.400C36 87 28 91 16 95H-4Z')
}

/** The corner of the town hall close to us: dark stone, a lantern still alight on its iron arm. */
function corner(k) {
  fill(k, '#241f57', points('-4 -4 10.500 -4 10.500 94 -4 94'))
  fill(k, '#322b6b', points('8.700 -4 10.500 -4 10.500 94 8.700 94'))
  for (let i = 0; i < 9; i++)
    fill(k, i % 2 ? '#2e2866' : '#2a2460', [
      [i % 2 ? 3.6 : 5.4, i * 10.6 - 2],
      [8.7, i * 10.6 - 2],
      [8.7, i * 10.6 + 8],
      [i % 2 ? 3.6 : 5.4, i * 10.6 + 8],
    ])
  const g = k.createRadialGradient(20, 33, 0.5, 20, 33, 12)
  g.addColorStop(0, 'rgba(255,214,130,.5)')
  g.addColorStop(1, 'rgba(255,214,130,0)')
  fill(k, g, points('10.500 20 34 20 34 46 10.500 46'))
  stroke(k, '#1b1748', 0.7, 'M9.500 24.600H20.500')
  stroke(k, '#1b1748', 0.5, 'M9.500 33C13 32.600 16.600 29.600 17.400 24.600')
  stroke(k, '#1b1748', 0.5, 'M20 24.600V27.400')
  path(k, '#1b1748', 'M16.600 29.600L20 26.800L23.400 29.600L22.200 38.400H17.800Z')
  path(k, '#ffdf9a', 'M17.500 30.400H22.500L21.600 37.600H18.400Z')
  path(k, '#1b1748', 'M19.800 30H20.200V38H19.800Z')
  path(
    k,
    '#c4c6ee',
    'M16.200 29.800C17.600 27.600 18.800 26.600 20 26.500C21.200 26.600 22.400 27.600 23.800 29.800Q20 28.700 16.200 29.800Z',
  )
  path(k, '#c4c6ee', 'M10.500 24.300C13 23.700 17 23.700 20.600 24.200L20.500 24.500H10.500Z')
}

const COAT = { low: ['#33305f', '#232250'], hair: ['#4a3640', '#2e2238'], light: 1, dress: 'coat' }

export default {
  alt: 'La piazza della Città Vecchia di Praga innevata, all’alba: le due torri scure della chiesa di Týn contro il cielo rosa; il sole entra da una via e stende sulla neve un solo fascio d’oro, dove passano due viaggiatori e un cane con le loro ombre lunghissime',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: 69 / 90,
    })
    field(s).draw(s.k, (k) => {
      sky(k)
      church(k)
      square(k)
      houses(k)
      pool(k)
      trail(k, [-30, 112], [-4, 21], 70, '#7c86cc')
      const put = (X, Z, o, flip) => {
        const [x, y] = P(X, 0, Z)
        const [a, b] = fallen(X, 1, Z)
        stand(k, x, y, 1.75 * metre(Z), o, {
          flip,
          fall: [(a - x) / metre(Z), (b - y) / metre(Z)],
          shade: '#7c74b8',
        })
      }
      put(20.6, 41, {
        ...POSES.walk,
        ...COAT,
        skin: SKINS[0],
        top: ['#e05a4c', '#a03858'],
        hat: ['knit', '#f6ecdc', '#d0506a'],
      })
      put(23.2, 42, {
        ...POSES.walkOther,
        ...COAT,
        skin: SKINS[1],
        top: ['#3a7ca0', '#2c4c80'],
        cut: 'long',
      })
      corner(k)
    })
    return finish(s, { bloom: 0.16, threshold: 0.86, vignette: 0.14 })
  },
}
