import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { fort, garden, hills } from '../../things/amber-hill.js'
import { heaped } from '../../things/heaped-cloud.js'
import { perched } from '../../things/peacock-perch.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SHORE = 61.6

/** Monsoon: slate in the west, the sun under it from the right. */
function storm(k) {
  const g = k.createLinearGradient(0, 0, 0, 44)
  for (const [a, c] of [
    [0, '#2c3c6c'],
    [0.5, '#4c6088'],
    [1, '#a89c9c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 80)
  heaped(k, 30, 20, {
    wide: 86,
    high: 24,
    seed: 41,
    peak: 0.6,
    side: 1,
    tones: ['#8494b0', '#5c7098', '#40527f'],
  })
  heaped(k, 118, 15, {
    wide: 90,
    high: 13,
    seed: 17,
    peak: 0.3,
    side: 1,
    tones: ['#a8a4b0', '#6c7c9c', '#4c5c88'],
  })
  heaped(k, 150, 33, {
    wide: 44,
    high: 11,
    seed: 6,
    peak: 0.6,
    side: 1,
    tones: ['#ffdcb0', '#dcb0a0', '#9490a4'],
  })
  // Rain that drifts off behind the ridge.
  for (const [x, w, a] of points('6 12 0.300 22 8 0.220 36 14 0.280 92 12 0.240 110 9 0.180', 3)) {
    const v = k.createLinearGradient(0, 14, 0, 40)
    v.addColorStop(0, `rgba(64,84,128,${a})`)
    v.addColorStop(1, 'rgba(120,132,156,0)')
    fill(k, v, [
      [x, 14],
      [x + w, 14],
      [x + w - 7, 40],
      [x - 7, 40],
    ])
  }
}

/** Our shore: the parapet of a ghat with its steps, dark, a lamp post of stone; the branch of a neem overhead. */
function shore(k) {
  const r = random(12)
  fill(k, '#2c2444', points('-6 72 38 76.500 44 79 44 82 52 84 52 87 60 89 60 96 -6 96'))
  fill(k, '#54405c', points('-6 72 38 76.500 44 79 41 79.600 36 78 -6 73.800'))
  fill(k, '#e4a06c', points('-6 71.600 38 76 44.400 78.700 44 79.300 37.600 76.800 -6 72.400'))
  for (const [x0, y0, x1] of points('44 82 52 52 87 60', 3))
    fill(
      k,
      '#c8845c',
      points(`${x0} ${y0} ${x1 + 0.4} ${y0 + 2} ${x1} ${y0 + 2.7} ${x0} ${y0 + 0.7}`),
    )
  for (const x of [2, 12, 22, 32])
    fill(k, '#40345c', [
      [x, 76 + x * 0.1],
      [x + 6, 76.6 + x * 0.1],
      [x + 6, 83 + x * 0.1],
      [x, 82.4 + x * 0.1],
    ])
  // Neem: a bough, sprays of narrow leaves that hang.
  stroke(k, '#1c1c34', 1.3, 'M-6 3C4 5 14 4 24 8.500')
  stroke(k, '#1c1c34', 0.7, 'M10 4.600C16 8 20 12 21 17M2 4C6 9 8 14 7.500 20')
  const spray = (x, y, turn, n, q) => {
    k.save()
    k.translate(x, y)
    k.rotate(turn)
    stroke(k, '#24304c', 0.2, `M0 0Q${n * 0.5} 0.400 ${n} ${n * 0.16}`)
    for (let i = 0; i < n; i++)
      for (const m of [-1, 1]) {
        const [u, v] = [i + 0.5, 0.1 + i * 0.06]
        const l = q * (1.6 + r() * 0.6) * (1 - (i / n) * 0.3)
        path(
          k,
          m < 0 ? '#3c5444' : '#24384a',
          `M${u} ${v}Q${u + 0.4 * q} ${v + m * l * 0.7} ${u + 1.3 * q} ${v + m * l}Q${u + 0.9 * q} ${v + m * l * 0.4} ${u} ${v}Z`,
        )
      }
    k.restore()
  }
  for (const [x, y, t, n, q] of points(
    '-2 3 0.700 8 1 4 4.600 1 9 1 9 4.600 0.500 8 0.900 14 5 0.900 9 1 19 6.600 0.300 8 0.900 24 8.500 0.700 9 1 20.500 12 1.300 7 0.800 21 16.500 1.700 7 0.800 7.500 12 1.500 8 0.900 7.500 19 1.900 8 0.900 22 8 -0.200 8 0.800 12 4.400 -0.200 8 0.900',
    5,
  ))
    spray(x, y, t, n, q)
}

export default {
  alt: 'Il forte di Amber dopo un temporale del monsone: mura e padiglioni color miele nell’ultimo sole sopra il lago, le colline verdi e il bastione sul crinale; un pavone posa sul muretto della riva',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [1.1, 0.4], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      storm(k)
      hills(k)
      k.save()
      k.translate(0, -3.2)
      fort(k)
      k.restore()
      garden(k)
      // The foot of the hill in the water.
      fill(k, '#5c4450', points('-6 61.200 166 61.200 166 62 -6 62'))
    })
    stillWater(s, {
      y: SHORE / 90,
      sway: 0.6,
      press: 1.05,
      veil: [
        [0, '#5c6884', 0.14],
        [0.35, '#3c5478', 0.4],
        [1, '#1c2c58', 0.84],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(5)
      for (let i = 0; i < 40; i++) {
        const t = (i / 39) ** 1.2
        const [x, y, l] = [r() * 164, SHORE + 1 + t * 27, 0.8 + t * 6 * (0.4 + r())]
        path(
          k,
          i % 3 ? 'rgba(28,44,88,.4)' : 'rgba(255,220,160,.32)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.24} ${l * 2} 0q${-l} ${0.14 + t * 0.24} ${-l * 2} 0Z`,
        )
      }
      shore(k)
      const fall = [-0.5, 0.1]
      stand(
        k,
        9,
        73.4,
        9.6,
        {
          ...POSES.stand,
          view: 'back',
          skin: SKINS[2],
          top: ['#f4b040', '#a8603c'],
          low: ['#e0487c', '#84284c'],
          dress: 'sarong',
          sash: '#fff0c0',
          hair: ['#2c1c34', '#1c142c'],
          cut: 'bun',
          light: 1,
          armFar: [14, 10],
          armNear: [6, 6],
        },
        { fall, shade: '#1c1834' },
      )
      stand(
        k,
        14.5,
        74,
        10,
        {
          ...POSES.camera,
          skin: SKINS[0],
          top: ['#4c94a8', '#2c4c74'],
          low: ['#54587c', '#30305c'],
          hair: ['#5c3c34', '#3c2430'],
          pack: ['#e0785c', '#843c50'],
          light: 1,
        },
        { fall, shade: '#1c1834' },
      )
      at(k, 33, 75.3, 0.74, perched)
      // Egrets fly home across the dark.
      for (const [x, y, q, a] of points(
        '104 32 0.900 -6 110 30 0.800 4 116 31.400 0.760 -2 121 28.800 0.700 8',
        4,
      )) {
        k.save()
        k.translate(x, y)
        k.rotate((a * Math.PI) / 180)
        path(
          k,
          '#fff0d4',
          `M${-2.4 * q} ${-1.1 * q}Q${-1 * q} ${-1.3 * q} 0 0Q${1 * q} ${-1.4 * q} ${2.5 * q} ${-0.8 * q}Q${1 * q} ${-0.8 * q} ${0.1 * q} ${0.5 * q}Q${-0.8 * q} ${-0.7 * q} ${-2.4 * q} ${-1.1 * q}Z`,
        )
        k.restore()
      }
    })
    return finish(s)
  },
}
