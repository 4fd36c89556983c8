import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { gate, gates, P, paved, placeAt, rise } from '../../things/inari-path.js'
import { cedar, fern, fox, gateShade, lantern, slope, standing } from '../../things/inari-wood.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const BARK = ['#b88c5c', '#6c4c48', '#44344c']
const NEAR = ['#3c5048', '#24343c', '#181f34']
const HAIR = ['#34202c', '#20142a']

/** Shafts of sun from the upper left, through the dust between the trunks. */
function shafts(k) {
  for (const [x0, x1, y, slide, a] of points(
    '-2 12 70 56 0.150 20 42 62 50 0.170 56 66 46 34 0.110',
    5,
  )) {
    const g = k.createLinearGradient(0, -6, 0, y)
    g.addColorStop(0, `rgba(255,244,184,${a * 1.6})`)
    g.addColorStop(1, 'rgba(255,238,170,0)')
    k.fillStyle = g
    k.beginPath()
    for (const p of [
      [x0, -6],
      [x1, -6],
      [x1 + slide * 1.1, y],
      [x0 + slide * 0.9, y],
    ])
      k.lineTo(...p)
    k.fill()
  }
}

export default {
  alt: 'Il sentiero dei torii vermigli di Fushimi Inari sale fra i cedri: due camminano, una volpe guarda',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.2, 0.05],
      horizon: 0.6,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      slope(k)
      gateShade(k)
      const all = standing().map(([x, z, q], i) => [z, () => cedar(k, x, z, q, BARK, i + 3)])
      gates().forEach((p, i) => all.push([p.z, () => gate(k, p, i)]))
      const walker = (z, d, tall, o, flip) => {
        const p = placeAt(z)
        const [px, py, q] = P(p.x + p.t[1] * d, p.y, p.z - p.t[0] * d)
        all.push([
          z,
          () => stand(k, px, py, q * tall, o, { flip, fall: [-0.4, 0.1], shade: '#4c3c5c' }),
        ])
      }
      walker(12.4, -0.45, 1.74, {
        ...POSES.climb,
        view: 'back',
        near: [4, 2],
        far: [-3, 34],
        armNear: [10, 8],
        armFar: [12, 8],
        skin: SKINS[0],
        top: ['#f4f0e0', '#b4b0b8'],
        low: ['#3c5484', '#2c3864'],
        hair: HAIR,
        light: -1,
        pack: ['#3c8c94', '#28607c'],
      })
      walker(13, 0.4, 1.62, {
        ...POSES.walk,
        view: 'back',
        near: [3, 30],
        far: [-3, 2],
        armNear: [10, 8],
        armFar: [12, 8],
        skin: SKINS[0],
        top: ['#f8c04c', '#c0843c'],
        low: ['#f4e4c8', '#b8a4a4'],
        dress: 'skirt',
        cut: 'long',
        hair: HAIR,
        light: -1,
      })
      all.push([5.9, () => lantern(k, -1.9, 5.9)], [25.5, () => lantern(k, -6.6, 25.5)])
      all.push([
        8.6,
        () => {
          const [x, y, q] = P(-4.6, rise(0, 8.6), 8.6)
          at(k, x, y, q * 0.052, fox)
        },
      ])
      for (const [x, z, q, n] of points(
        '-7.600 11.200 1 2 -6.900 10.600 0.560 4 -9.600 15.500 1.100 7 -8.900 14.800 0.500 8 -13.500 22 1.200 9 5.300 11.600 0.900 11 6.200 12.400 0.500 12 9.400 19 1.200 13 -3.500 7.200 0.460 15',
        4,
      ))
        all.push([z, () => fern(k, x, z, q, n)])
      all.sort((a, b) => b[0] - a[0])
      let laid = false
      for (const [z, draw] of all) {
        if (!laid && z < 53) {
          paved(k)
          laid = true
        }
        if (z === 5.9)
          path(
            k,
            'rgba(20,36,52,.42)',
            'M128 88L132 86.400C140 86.200 148 87.200 152 88.600L156 90L150 91L131 90Z',
          )
        draw()
      }
      shafts(k)
      // Two trunks close to us, ferns at their feet.
      cedar(k, -5.2, 5.4, 0.36, NEAR, 41)
      cedar(k, 4.5, 5.8, 0.4, NEAR, 52)
      for (const [x, y, q, n] of points(
        '3 91 17 1 14 93 13 2 25 93 8 3 -4 88 14 7 157 92 14 4 148 93 9 5 163 88 13 6',
        4,
      ))
        fern(k, 0, 0, 1, n, [x, y, q])
      path(k, '#1c2c38', 'M-6 92C20 89.500 50 91.500 80 92.500C110 91.500 140 89.600 168 91V98H-6Z')
    })
    return finish(s, { vignette: 0.16, bloom: 0.2 })
  },
}
