import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { lens } from '../../things/curves.js'
import { tuft } from '../../things/grass-tuft.js'
import {
  acaciaShape,
  basket,
  DUSK,
  envelope,
  FIRE,
  GOLD,
  glowing,
  plain,
} from '../../things/mara-lanterns.js'
import { masaiGiraffe } from '../../things/masai-giraffe.js'
import { POSES, stand } from '../../things/slender-folk.js'

const HORIZON = 61

const beforeSun = {
  ...moods.dusk,
  sky: [
    [0, '#141c50'],
    [0.3, '#2c3a7c'],
    [0.58, '#74609c'],
    [0.8, '#dc8c8c'],
    [1, '#ffcc90'],
  ],
  glow: '#ffd8a0',
  glowPower: 0.55,
  disc: 0,
}
const INK = '#2c2450'
const MARA = ['#241f4c', '#241f4c', '#241f4c', '#1c1840', '#241f4c']

/** Somebody in the light of the flames. */
const lit = (pose, top, more) => ({
  ...POSES[pose],
  skin: ['#e89058', '#5c304c'],
  top: [top, '#3c2450'],
  low: ['#6c4468', '#2c2048'],
  hair: ['#2c1c40', '#241838'],
  shoe: '#1c1838',
  ...more,
})

export default {
  alt: 'Prima dell’alba sul Masai Mara: una mongolfiera accesa come una lanterna è pronta a partire, un’altra si gonfia distesa sull’erba, una è già in cielo; tre giraffe guardano dall’orizzonte',
  paint(w, h) {
    const s = new Scene(w, h, { mood: beforeSun, sun: [0.88, 0.69], horizon: HORIZON / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(11)
      for (let i = 0; i < 70; i++) {
        const [x, y] = [r() * 160, r() ** 1.6 * 34]
        const q = (0.08 + r() ** 3 * 0.16) * (1 - y / 50)
        path(
          k,
          'rgba(255,244,224,.9)',
          `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
        )
      }
      // The morning star.
      path(
        k,
        'rgba(255,244,214,.25)',
        'M144.600 31a1.400 1.400 0 1 0 2.800 0a1.400 1.400 0 1 0 -2.800 0Z',
      )
      path(k, '#fffae8', 'M145.500 31a0.500 0.500 0 1 0 1 0a0.500 0.500 0 1 0 -1 0Z')
      for (const [x, y, half, up, c] of [
        [130, 46.5, 40, 0.8, '#c87890'],
        [60, 50.5, 34, 0.6, '#e89c94'],
        [150, 52.5, 30, 0.6, '#f8b490'],
        [36, 43.5, 26, 0.5, '#9c6c9c'],
        [112, 55.5, 24, 0.4, '#ffc498'],
      ])
        lens(k, c, x, y, half, up, up * 0.35, 0.3)
      plain(k, HORIZON)
      for (const [x, y, q, n] of points(
        '8 61.800 4 3 20 62 5.200 5 29 61.600 3.400 7 66 62 3 9 74 62.200 4.200 11 128 62 3.400 13 155 62.400 5 15',
        4,
      ))
        acaciaShape(k, '#64507c', x, y, q, n)
      for (const [x, q, flip, pose] of [
        [135.5, 0.13, true, 'stand'],
        [141.5, 0.145, true, 'walk'],
        [149.5, 0.1, true, 'stand'],
      ])
        at(
          k,
          x,
          63.4,
          q,
          (c) =>
            masaiGiraffe(c, {
              pose,
              tones: ['#4c3c70', '#4c3c70', '#4c3c70', '#4c3c70', '#4c3c70'],
              sun: 0,
            }),
          flip,
        )
    })
    // Mist lies in the hollows.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [x, y, half, up] of points(
            '30 64.200 34 0.900 112 64.600 44 0.800 150 66.500 26 1 66 67.500 24 0.800',
            4,
          ))
            lens(q, 'rgba(248,188,176,.55)', x, y, half, up, up)
        }),
      { lit: false, blur: (6 * s.w) / 1600 },
    )
    f.draw(s.k, (k) => {
      acaciaShape(k, '#3c3468', 160, 71, 11, 21)
      acaciaShape(k, '#4c4074', 6, 68, 9, 23)
      // Already up: one small lantern in the blue, one only dusk.
      at(k, 43, 31.5, 1, (c) => {
        c.save()
        c.scale(17, 17)
        envelope(
          c,
          0.46,
          12,
          glowing(12, (i) => (i % 3 === 1 ? GOLD : FIRE)),
        )
        c.restore()
        c.translate(0, 3.1)
        c.scale(0.42, 0.42)
        basket(c)
      })
      at(k, 72, 21, 1, (c) => {
        c.save()
        c.scale(8.5, 8.5)
        envelope(
          c,
          0.46,
          10,
          glowing(10, () => DUSK),
        )
        c.restore()
        path(c, '#2c2450', 'M-0.700 0.700H0.700L0.600 1.700H-0.600Z')
        stroke(c, '#2c2450', 0.08, 'M-0.900 0L-0.600 0.800M0.900 0L0.600 0.800')
      })
    })
    // The grass takes the light of the flames.
    for (const [x, y, radius, power] of [
      [108, 80, 46, 0.5],
      [50, 77, 34, 0.5],
    ]) {
      const [px, py] = f.at([x, y])
      s.k.save()
      s.k.translate(px, py)
      s.k.scale(1, 0.26)
      s.glowAt(0, 0, radius * f.q, '#ff9c4c', power)
      s.k.restore()
    }
    f.draw(s.k, (k) => {
      // Flat pools of light on the grass, brightest below the flames.
      for (const [x, y, half, up, c] of [
        [108, 84, 46, 2.6, '#40366c'],
        [108, 83.8, 31, 1.9, '#5c4070'],
        [108, 83.6, 18, 1.2, '#84506c'],
        [108, 83.3, 8, 0.6, '#b86c60'],
        [54, 79.5, 30, 1.8, '#40366c'],
        [53, 79, 18, 1.2, '#5c4070'],
        [51, 78.6, 8, 0.7, '#84506c'],
      ])
        lens(k, c, x, y, half, up)
      // One still lies on the grass, its mouth held open to the burner.
      k.save()
      k.translate(47, 73)
      k.rotate(-Math.PI / 2 - 0.03)
      k.transform(1, 0, 0.03, 1, 0, 0)
      k.scale(52, 60)
      envelope(
        k,
        0.225,
        14,
        glowing(14, (i) =>
          Math.floor((i + 1) / 2) % 3 === 1
            ? GOLD
            : Math.floor((i + 1) / 2) % 3 === 2
              ? ['#2c2c68', '#3c4080', '#5c5494', '#8c649c', '#c87c8c', '#f0a884', '#ffd8a0']
              : FIRE,
        ),
      )
      k.restore()
      path(
        k,
        '#fff0b8',
        'M46.300 69.400C48.800 69.600 48.800 76.600 46.300 76.800C44.900 76 44.900 70.200 46.300 69.400Z',
      )
      path(
        k,
        '#ffa044',
        'M57.500 74.400C54 74.900 50 74.600 45.500 73.200C50 71.800 54 72 57.500 72.800Z',
      )
      path(
        k,
        '#fff4cc',
        'M57.500 74C54.600 74.300 52 74 49.500 73.200C52 72.600 54.600 72.700 57.500 73.200Z',
      )
      path(k, '#4c2c3c', 'M57.500 71.500H61.500V76.700H57.500Z')
      path(k, '#b8744c', 'M57.500 71.500H59V76.700H57.500Z')
      stroke(k, '#2c1c3c', 0.22, 'M47 69.600L57.500 72M47 76.600L57.500 76')
      lens(k, '#1c1c44', 60, 77, 3.4, 0.3, 0.3)
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, {
          flip,
          fall: [(x < 78 ? x - 50 : x - 108) * 0.03, 0.14],
          shade: '#1c1c44',
        })
      put(50, 78.4, 4.6, lit('point', '#e8b048', { armFar: [120, 10], light: -1 }), true)
      put(53, 77.6, 4.4, lit('stand', '#d86c48', { light: -1, armNear: [40, 60] }), true)
      put(64.5, 78, 4.6, lit('hips', '#c87c58', { light: -1 }), true)
      // Ready to go: its silk a lantern over the plain.
      at(k, 108, 75.1, 1, (c) => {
        c.scale(58, 58)
        envelope(
          c,
          0.44,
          16,
          glowing(16, (i, t) => {
            const m = i < 8 ? i : 15 - i
            if (t < 0.13) return GOLD
            if (t > 0.5 && t < 0.62)
              return m % 2
                ? ['#2c2c68', '#3c4080', '#5c5494', '#8c649c', '#c87c8c', '#f0a884', '#ffd8a0']
                : GOLD
            return m % 4 === 1 ? GOLD : FIRE
          }),
        )
      })
      path(
        k,
        '#fff0b8',
        'M105.400 75.300C106.600 74.600 109.400 74.600 110.600 75.300C109.400 76.200 106.600 76.200 105.400 75.300Z',
      )
      at(k, 108, 82.7, 1, basket)
      stroke(k, '#2c1c3c', 0.16, 'M106 80.500L95.500 83.600M110 80.500L121 83.800')
      put(95, 84.2, 4.8, lit('point', '#f0a04c', { light: 1, armFar: [70, 10], lean: -8 }))
      put(
        121.5,
        84.4,
        4.8,
        lit('point', '#e07c50', { light: -1, armFar: [70, 10], lean: -8 }),
        true,
      )
      put(115.5, 84.6, 4.6, lit('climb', '#f0c070', { light: -1, cut: 'bun' }), true)
      put(101, 84.8, 4.6, lit('camera', '#c8647c', { light: 1, cut: 'long' }))
      // Two in red shukas look on from the dark, with the dog of the camp.
      stand(
        k,
        76,
        88,
        9.4,
        {
          ...POSES.stand,
          view: 'back',
          skin: ['#8c4c3c', '#4c2840'],
          top: ['#b83444', '#7c2444'],
          low: ['#a02c44', '#6c2040'],
          dress: 'sarong',
          cut: 'none',
          hair: INK,
          shoe: INK,
          light: 1,
          armNear: [10, 14],
          armFar: [30, 70],
          after: (c, j, flat) =>
            stroke(
              c,
              flat ?? '#4c2840',
              0.16,
              `M${j.armFar.hand[0] + 0.1} -8.600L${j.armFar.hand[0] + 0.4} 0`,
            ),
        },
        { fall: [-1.2, 0.06], shade: '#1c1c44' },
      )
      stand(
        k,
        71.5,
        88.3,
        8.8,
        {
          ...POSES.stand,
          view: 'back',
          skin: ['#d88c60', '#6c3c50'],
          top: ['#c84848', '#7c2848'],
          low: ['#44406c', '#2c2850'],
          cut: 'bun',
          hair: ['#5c3040', '#3c2040'],
          shoe: INK,
          light: 1,
          armNear: [12, 10],
          armFar: [16, 70],
        },
        { fall: [-1.2, 0.06], shade: '#1c1c44' },
      )
      const g = random(5)
      for (let i = 0; i < 90; i++) {
        const x = -4 + i * 1.9 + g() * 1.4
        const near = Math.min(Math.abs(x - 108), Math.abs(x - 48) + 14)
        tuft(
          k,
          x,
          91.5 + g(),
          2.6 + g() * 3,
          near < 34 ? ['#54305c', '#74405c', '#3c2854'] : MARA,
          g,
        )
      }
    })
    return finish(s, { bloom: 0.3 })
  },
}
