import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { canopyLamp, merchantHouse, QUAY, riverBoat, stroller } from '../../things/clarke-quay.js'

/** Towers of the banks behind, dark before the last light, thin rows of lamps. */
function banks(k) {
  const r = random(12)
  for (const [x, w, high, tone] of points(
    '4 8 30 0 15 7 38 1 25 9 33 0 60 8 42 0 70 6 50 1 79 9 44 0 91 7 53 1 101 8 40 0 128 9 36 0 139 7 44 1 148 9 34 0',
    4,
  )) {
    k.fillStyle = ['#2c3f7c', '#37498a'][tone]
    k.fillRect(x, 58 - high, w, high)
    k.fillStyle = ['#24346c', '#2c3d7a'][tone]
    k.fillRect(x + w * 0.6, 58 - high, w * 0.4, high)
    for (let y = 58 - high + 1.4; y < 40; y += 1.5)
      for (let i = 0; i < w - 1; i += 1.1) {
        if (r() > 0.42) continue
        k.fillStyle = r() < 0.7 ? '#e8c98c' : '#9fc0e0'
        k.fillRect(x + 0.5 + i, y, 0.6, 0.55)
      }
  }
}

/** Strings of red lanterns from bank to bank. */
function lanterns(k, x0, y0, x1, y1, sag, n, q) {
  const on = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)]
  const [mx, my] = on(0.5)
  stroke(k, '#151c46', 0.25, `M${x0} ${y0}Q${mx} ${my * 2 - (y0 + y1) / 2} ${x1} ${y1}`)
  for (let i = 1; i < n; i++) {
    const [x, y] = on(i / n)
    path(
      k,
      '#a82c2c',
      `M${x} ${y + q * 0.3}C${x + q * 1.2} ${y + q * 0.4} ${x + q * 1.2} ${y + q * 2} ${x} ${y + q * 2.1}C${x - q * 1.2} ${y + q * 2} ${x - q * 1.2} ${y + q * 0.4} ${x} ${y + q * 0.3}Z`,
    )
    path(
      k,
      '#f0562f',
      `M${x - q * 0.2} ${y + q * 0.4}C${x + q * 0.7} ${y + q * 0.6} ${x + q * 0.7} ${y + q * 1.8} ${x - q * 0.2} ${y + q * 2}C${x - q * 1.1} ${y + q * 1.8} ${x - q * 1.1} ${y + q * 0.6} ${x - q * 0.2} ${y + q * 0.4}Z`,
    )
    path(k, '#ffc46a', `M${x - q * 0.2} ${y + q * 0.7}a${q * 0.3} ${q * 0.55} 0 1 0 0.010 0Z`)
    path(
      k,
      '#f2c14a',
      `M${x - q * 0.25} ${y + q * 2.05}H${x + q * 0.25}V${y + q * 2.7}H${x - q * 0.25}ZM${x - q * 0.3} ${y + q * 0.1}H${x + q * 0.3}V${y + q * 0.4}H${x - q * 0.3}Z`,
    )
  }
}

/** Two friends at a table on the near bank, dark against the river. */
function friends(k) {
  path(k, '#0f1436', 'M-5 96V83C16 82 36 84 50 88C55 90 58 93 59 96Z')
  path(k, '#5d4a78', 'M-5 83C16 82 36 84 50 88C55 90 58 93 59 96H56C53 92 40 86.500 -5 85Z')
  path(
    k,
    '#1a1f4c',
    'M14 84C13 76 14 72.500 17 71.500C20 71 22 73 22.400 77L25.500 80L24.400 82L21 80.400L21.600 84Z',
  )
  path(
    k,
    '#1a1f4c',
    'M44 85.500C45.600 77 44.600 73.500 41.600 72.500C38.600 72 36.600 74 36.200 78L33 80.600L34 82.600L37.400 81.400L36.800 85.500Z',
  )
  path(k, '#b8465a', 'M14.200 82C13.400 76 14.200 72.800 17 71.800C18.600 71.600 17 78 17.600 82Z')
  path(
    k,
    '#d9963f',
    'M44.200 83.500C45.400 77 44.600 73.800 41.600 72.800C40.600 73 42 79 41.200 83.500Z',
  )
  for (const [x, y] of points('18.600 68.400 40.200 69.600')) {
    path(k, '#221838', `M${x} ${y - 2.6}a2.500 2.800 0 1 0 0.010 0Z`)
    stroke(
      k,
      '#ffc27a',
      0.35,
      `M${x + (x < 30 ? 1.9 : -1.9)} ${y - 1.8}q${x < 30 ? 0.7 : -0.7} 1.600 0 3.200`,
    )
  }
  path(k, '#0c1030', 'M22 81.600H37V82.800H30.600V90H28.400V82.800H22Z')
  path(
    k,
    '#ffcf7a',
    'M25 77.600L26.400 77.400L26.800 80.200H25.600ZM33 78L31.600 77.800L31.200 80.600H32.400Z',
  )
  path(k, '#fff0c0', 'M29 79.200H30V81.600H29Z')
}

export default {
  alt: 'Clarke Quay di notte: le case colorate dei mercanti muro a muro sul fiume, le lanterne rosse, una barca di legno piena di gente e due amici che brindano sulla riva',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#101c52'],
          [0.5, '#2a3f84'],
          [0.85, '#7a6a9c'],
          [1, '#d69a8c'],
        ],
        front: 0.6,
      },
      sun: [0.7, 0.66],
      horizon: QUAY / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      banks(k)
      const tints = [
        '#e88f6a',
        '#f2d08a',
        '#6fb0ac',
        '#e89aa4',
        '#8fa8d8',
        '#f2b25a',
        '#a9c48a',
        '#e0785a',
        '#9cc8c4',
        '#f0d8b4',
        '#d890b8',
        '#e8a85a',
      ]
      const shutters = ['#2f6f78', '#8a3f3a', '#f2e2c4', '#3f5f9a', '#7a3f5a', '#2f7f6a']
      let x = -3
      for (const [i, [wide, floors, gable]] of points(
        '13 2 0 10 3 0 15 2 1 11 3 0 12 2 0 10 3 1 16 2 0 11 3 0 12 2 1 10 3 0 14 2 0 12 3 0 14 2 1 13 3 0',
        3,
      ).entries()) {
        merchantHouse(k, {
          x,
          w: wide,
          floors,
          gable,
          colour: tints[i % tints.length],
          shutter: shutters[i % shutters.length],
          seed: i + 3,
        })
        x += wide
      }
      path(k, '#8a6f86', `M-5 ${QUAY - 3}H165V${QUAY - 1.6}H-5Z`)
      path(k, '#4a3f6c', `M-5 ${QUAY - 1.6}H165V${QUAY}H-5Z`)
      stroke(
        k,
        '#2c2a58',
        0.25,
        Array.from({ length: 40 }, (_, i) => `M${i * 4.2} ${QUAY - 1.6}v1.600`).join(''),
      )
      for (const [px, q, c] of [
        [20, 3.6, 0],
        [29, 4.2, 1],
        [72, 4, 2],
        [81, 3.4, 0],
        [120, 4.2, 1],
        [129, 3.6, 2],
        [138, 4, 0],
      ])
        canopyLamp(k, px, QUAY - 2.4, q, ['#d86ab0', '#5ab8d0', '#f2a24a'][c])
      const r = random(9)
      for (let i = 0; i < 46; i++)
        stroller(
          k,
          2 + i * 3.5 + r() * 2,
          QUAY - 2 + r() * 0.8,
          2 + r() * 0.4,
          ['#b8465a', '#3f5f9a', '#e0a83a', '#f0e2c4', '#2f7d6a'][i % 5],
        )
      for (const px of [50, 104, 152]) {
        stroke(k, '#3a2c40', 0.8, `M${px} ${QUAY - 2}V${QUAY - 10}`)
        leafMass(k, {
          box: [px - 5, QUAY - 17, px + 5.5, QUAY - 8],
          inside: (a, b) => Math.hypot((a - px) / 5, (b - QUAY + 12.6) / 4.4) < 1,
          size: 2.6,
          side: 1,
          tones: [
            ['#1c4a50', '#2a6454', '#4f8450'],
            ['#22544f', '#387554', '#8aa050'],
          ],
          seed: px,
        })
      }
    })
    stillWater(s, {
      y: QUAY / 90,
      veil: [
        [0, '#2a2f70', 0.35],
        [0.3, '#1c2766', 0.66],
        [1, '#0a1238', 0.86],
      ],
      sway: 1.2,
    })
    f.draw(s.k, (k) => {
      const r = random(5)
      for (let i = 0; i < 44; i++) {
        const y = 61 + (i / 43) ** 1.4 * 28
        stroke(
          k,
          i % 3 ? 'rgba(14,20,66,.45)' : 'rgba(255,200,120,.55)',
          0.16 + (y - 60) * 0.016,
          `M${r() * 160} ${y}h${3 + r() * 12}`,
        )
      }
      at(k, 56, 66, 0.26, riverBoat, true)
      path(k, 'rgba(8,12,44,.5)', 'M72 80C88 84.500 124 84.500 136 79.500L130 84H80Z')
      at(k, 104, 78.4, 0.94, riverBoat)
      for (let i = 0; i < 6; i++)
        stroke(
          k,
          'rgba(255,178,92,.75)',
          0.5,
          `M${88 + i * 7} ${84 + (i % 3) * 1.7}h${4 + (i % 2) * 3}`,
        )
      stroke(
        k,
        '#d6dcf0',
        0.4,
        'M70.500 80.600C74 82.600 80 83 86 82.800M126 82.600C132 82.200 137 81 140 79.600',
      )
      lanterns(k, -4, 2, 164, 6, 7, 15, 1.9)
      friends(k)
    })
    return finish(s, { bloom: 0.4 })
  },
}
