import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { house, mosque, needle, windTower } from '../../things/creek-bank.js'
import { abra, CROWD, dhowBow, restingGull } from '../../things/creek-boats.js'
import { shorePalm } from '../../things/palm-isle.js'

const WATER = 51

function bank(k) {
  const sky = k.createLinearGradient(0, 0, 0, WATER)
  for (const [a, c] of [
    [0, '#4c9cac'],
    [0.4, '#94c8bc'],
    [0.74, '#f2e0b4'],
    [1, '#fcc890'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 100)
  // Long thin cloud, lit from the left.
  // The new city in the haze, nine kilometres away.
  const r = random(5)
  for (let x = 40; x < 92; x += 1.5 + r() * 2.6) {
    const [w, h] = [0.9 + r() * 1.4, 2 + r() * 6 * Math.exp(-(((x - 62) / 13) ** 2))]
    fill(
      k,
      '#ecc8a0',
      points(
        `${x} 47 ${x} ${47 - h} ${x + w * 0.6} ${47 - h - r() * 0.8} ${x + w} ${47 - h + 0.3} ${x + w} 47`,
      ),
    )
  }
  needle(k, '#e4b896', 62, 48, 22)
  // The bank: one behind the other, farther ones paler.
  for (const [x0, x1, top] of points(
    '52 66 45 70 80 44 84 92 44.600 96 106 43.600 112 124 43 128 142 43.500 146 166 42.500',
    3,
  ))
    house(k, x0, x1, top, WATER - 1, { side: 1, arches: 4, tone: '#ecc89c' })
  mosque(k, 72, WATER - 1, 0.64)
  for (const [x, w, h, n] of points(
    '90 3 12.500 3 94.500 3.400 14.600 3 113.500 3 12.200 3 139.500 3 15 3',
    4,
  ))
    windTower(k, x, WATER - 1.4, w, h, { slots: n, tone: '#ecc498' })
  for (const [x, w, h, n] of points('121.500 4.800 21 4 148.500 5.400 24 4', 4))
    windTower(k, x, WATER - 1, w, h, { slots: n })
  for (const [x0, x1, top, n, d] of points(
    '38 43.500 48.200 3 0.500 45 51.500 47.600 4 0 54 62.500 46.600 3 0.300 64.600 71 47.200 2 0 86 97 45.800 4 0.600 99 108.500 44.600 3 0.300 110.500 120.500 45.600 4 0 122 136 43.200 5 0.700 138 147 45 3 0.400 148.500 168 42.600 6 0.300',
    5,
  ))
    house(k, x0, x1, top, WATER - 0.2, { arches: n, door: d })
  windTower(k, 131.5, 44, 4, 12.5, { slots: 4 })
  windTower(k, 104, 45, 3, 9.5, { slots: 3 })
  windTower(k, 57, 47, 2.6, 8.5, { slots: 3 })
  // Date palms, alone and in threes, of all ages.
  const own = random(23)
  for (const [x, high, lean] of points(
    '44.200 3.800 0.060 52.800 5.200 -0.040 54.400 3.600 0.100 73.600 5.600 0.030 85 4.600 -0.060 86.800 6.400 0.020 109.600 6 0.050 111.400 4.200 0.090 113 5 -0.080 137 7 0.030 120.600 4.400 -0.050 147.600 5.200 0.040',
    3,
  ))
    shorePalm(k, x, WATER, high, lean, ['#6c4a5c', '#44685c', '#7c9c5c'], own)
  // Quay and its steps; boats that wait.
  fill(
    k,
    '#8c6470',
    points(`36 ${WATER - 0.3} 168 ${WATER - 0.6} 168 ${WATER + 0.5} 36 ${WATER + 0.1}`),
  )
  fill(
    k,
    '#f4d4a0',
    points(
      `36 ${WATER - 0.4} 54 ${WATER - 0.9} 168 ${WATER - 0.9} 168 ${WATER - 0.4} 36 ${WATER - 0.2}`,
    ),
  )
  for (const [x, w] of points('64 2.600 79 4.200 117 3.600 156 4.400')) {
    path(
      k,
      '#5c3c50',
      `M${x} ${WATER - 0.5}C${x + 0.6} ${WATER + 0.9} ${x + w - 0.6} ${WATER + 0.9} ${x + w} ${WATER - 0.7}Z`,
    )
    fill(
      k,
      '#f8ead0',
      points(
        `${x + 0.5} ${WATER - 2} ${x + w - 0.6} ${WATER - 2} ${x + w - 0.4} ${WATER - 1.6} ${x + 0.3} ${WATER - 1.6}`,
      ),
    )
    stroke(
      k,
      '#6c4a5c',
      0.16,
      `M${x + 0.8} ${WATER - 0.5}v-1.200M${x + w - 0.9} ${WATER - 0.5}v-1.200`,
    )
  }
}

export default {
  alt: 'Sul Creek di Dubai, al mattino: le abra di legno con i passeggeri attraversano davanti alle torri del vento color sabbia e al minareto; lontano, nella foschia, la guglia del Burj Khalifa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.1, 0.2], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, bank)
    stillWater(s, {
      y: (WATER + 0.4) / 90,
      sway: 0.42,
      press: 0.94,
      veil: [
        [0, '#c8b894', 0.2],
        [0.22, '#5ca49c', 0.5],
        [0.6, '#1f7484', 0.82],
        [1, '#0c3c58', 0.94],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(11)
      for (let i = 0; i < 46; i++) {
        const t = (i / 45) ** 1.2
        const [x, y, l] = [30 + r() * 132, WATER + 1.4 + t * 36, 0.8 + t * 7 * (0.5 + r())]
        path(
          k,
          i % 3 ? 'rgba(16,84,104,.34)' : 'rgba(248,226,176,.4)',
          `M${x - l} ${y}q${l} ${-0.16 - t * 0.3} ${l * 2} 0q${-l} ${0.16 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      const boat = (x, y, q, people, flip) => {
        // Its mirror: the same boat about its water line, darker.
        k.save()
        k.beginPath()
        k.rect(0, y, 160, 90 - y)
        k.clip()
        k.globalAlpha = 0.34
        k.translate(x, y)
        k.scale(flip ? -q : q, -q * 0.8)
        abra(k, people)
        k.restore()
        path(
          k,
          'rgba(10,50,72,.5)',
          `M${x - 24 * q} ${y + 0.3 * q}C${x - 10 * q} ${y - 0.6 * q} ${x + 12 * q} ${y - 0.6 * q} ${x + 24 * q} ${y + 0.2 * q}C${x + 10 * q} ${y + 2.4 * q} ${x - 12 * q} ${y + 2.4 * q} ${x - 24 * q} ${y + 0.3 * q}Z`,
        )
        at(k, x, y, q, (c) => abra(c, people), flip)
        const m = flip ? -1 : 1
        // Bow wave and wake.
        path(
          k,
          '#f6ead0',
          `M${x + m * 21 * q} ${y - 0.4 * q}C${x + m * 19 * q} ${y + 0.4 * q} ${x + m * 8 * q} ${y + 1.6 * q} ${x - m * 4 * q} ${y + 1.5 * q}C${x + m * 6 * q} ${y + 0.9 * q} ${x + m * 14 * q} ${y + 0.4 * q} ${x + m * 16 * q} ${y}Z`,
        )
        path(
          k,
          'rgba(246,234,208,.7)',
          `M${x - m * 17 * q} ${y + 0.5 * q}C${x - m * 26 * q} ${y + 0.2 * q} ${x - m * 38 * q} ${y + 0.6 * q} ${x - m * 52 * q} ${y + 2.2 * q}C${x - m * 40 * q} ${y + 1.8 * q} ${x - m * 26 * q} ${y + 1.8 * q} ${x - m * 17 * q} ${y + 0.5 * q}Z`,
        )
      }
      boat(
        72,
        57.4,
        0.34,
        CROWD.filter((_, i) => i % 3),
        true,
      )
      boat(
        148,
        60.6,
        0.42,
        CROWD.filter((_, i) => i % 4 !== 1),
        false,
      )
      boat(99, 71.5, 0.84, CROWD, false)
      // Slits that break the mirrors.
      for (const [x, y, l, c] of points(
        '92 75.500 9 0 108 78.200 11 0 84 80.600 6 1 116 83 8 0 97 85.600 12 1',
        4,
      ))
        path(
          k,
          c ? 'rgba(248,226,176,.34)' : 'rgba(12,60,84,.55)',
          `M${x - l} ${y}q${l} -0.500 ${l * 2} 0q${-l} 0.500 ${-l * 2} 0Z`,
        )
      // Terns over the channel.
      for (const [x, y, q, a] of points('60 31 1 10 66 28.600 0.700 -14 52.600 26 0.600 6', 4)) {
        k.save()
        k.translate(x, y)
        k.rotate((a * Math.PI) / 180)
        path(
          k,
          '#fff6e0',
          `M${-2.2 * q} ${-1 * q}Q${-0.9 * q} ${-1.2 * q} 0 0Q${0.9 * q} ${-1.3 * q} ${2.3 * q} ${-0.7 * q}Q${0.9 * q} ${-0.7 * q} ${0.1 * q} ${0.5 * q}Q${-0.8 * q} ${-0.6 * q} ${-2.2 * q} ${-1 * q}Z`,
        )
        k.restore()
      }
      dhowBow(k)
      // The rope to the quay, a gull on it.
      stroke(k, '#c49c74', 0.5, 'M45 24.500C46 50 46 74 58 95')
      at(k, 47.6, 14.4, 1.5, restingGull)
    })
    return finish(s)
  },
}
