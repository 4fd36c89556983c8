import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { egret, hanging, koTapu, leaningWall, paddle, pair } from '../../things/ko-tapu.js'
import { mirrored } from '../../things/mae-wang-crossing.js'
import { POSES, SKINS } from '../../things/slender-folk.js'

const SEA = 58
const FOOT = 66
const BOAT = [101, 80.5]

const seated = { ...POSES.sit, near: [86, 6], far: [80, 4], lean: -3, bare: true, light: 1 }
const FIRST = {
  ...seated,
  lean: 8,
  armNear: [58, 16],
  armFar: [70, 58],
  skin: SKINS[0],
  hair: ['#6c4438', '#4c2c38'],
  cut: 'bun',
  top: ['#f0603c', '#b03c4c'],
  low: ['#40609c', '#2c4478'],
  after: (k, j) => paddle(k, j.armFar.hand, j.armNear.hand, 1.5, 1),
}
const SECOND = {
  ...seated,
  armNear: [30, 60],
  armFar: [118, 8],
  skin: SKINS[2],
  hair: ['#2c1c30', '#20142c'],
  hat: ['brim', '#fff0cc', '#c8a890'],
  top: ['#3c9cb0', '#2c6488'],
  low: ['#4c4c6c', '#34345a'],
  after: (k, j) => paddle(k, [j.hip[0] - 0.9, j.hip[1] - 0.5], j.armNear.hand, 0.6, 1.6),
}

const boat = (k) => at(k, ...BOAT, 1.16, (c) => pair(c, FIRST, SECOND))
const bird = (k) => at(k, BOAT[0] - 19, BOAT[1] - 2.1, 1.1, egret)

export default {
  alt: 'Lo scoglio di calcare dal piede sottile, nel sole contro un temporale blu, nella baia di Phang Nga; dal kayak sull’acqua di giada qualcuno lo indica, e un airone bianco viaggia sulla prua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.2], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, SEA)
      for (const [a, c] of [
        [0, '#34487a'],
        [0.5, '#5478a0'],
        [0.8, '#98bcc0'],
        [1, '#f0e2bc'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-4, -4, 170, 70)
      // The storm: one dark shelf that sinks to the right, and the rain under it.
      const rain = k.createLinearGradient(0, 20, 0, SEA)
      rain.addColorStop(0, 'rgba(58,82,130,.55)')
      rain.addColorStop(1, 'rgba(74,108,146,.4)')
      k.fillStyle = rain
      for (const band of ['112 20 170 20 170 58 100 58', '124 20 150 20 140 58 111 58']) {
        k.beginPath()
        for (const p of points(band)) k.lineTo(...p)
        k.fill()
      }
      path(
        k,
        '#3c5286',
        'M-6 -6H166V40C154 38 146 33 134 33C122 33 116 29 104 27C90 24.500 78 25 64 20C48 15 36 17 20 11C10 7.500 2 8 -6 5Z',
      )
      path(
        k,
        '#2c3c6e',
        'M26 -6H166V28C152 28 146 23 132 22C118 21 112 16 98 15C80 14 70 8 54 6C42 4.500 34 0 26 -6Z',
      )
      // Far islands in the rain and before it.
      path(
        k,
        '#86a4b4',
        'M82 58L83 54L85 52.500L86 49.500L88 48.600L90 50L90.600 53L93 54.500L94.600 51L95.400 47.600L98 46L100.400 47L101 50L103 52L104 55L105 58Z',
      )
      path(
        k,
        '#6c94a4',
        'M5 58L5.600 53L7.400 50L7 46.500L9.600 43.600L12.400 44L14 46.500L14.600 51L16.600 52L18 47.500L17.600 43L19.600 39.500L23 38.600L26 40.500L27 45L29.600 48L29.400 52L32 55L32.400 58Z',
      )
      path(
        k,
        '#b4c8b4',
        'M5 58L5.600 53L7.400 50L7 46.500L9.600 43.600L11 44L10.400 48L11.600 52L10.600 58ZM16.600 52L18 47.500L17.600 43L19.600 39.500L22 38.900L21.400 44L23 48L21.600 53L22.400 58H15.600Z',
      )
      path(
        k,
        '#557a98',
        'M108 58L108.600 52L110.600 48L110.200 43L112.600 39.600L116 38.500L118.600 40.500L119.400 45L122 47.500L124 46L126.600 47L127.600 51L130 54L130.400 58Z',
      )
    })
    stillWater(s, {
      y: SEA / 90,
      sway: 0.8,
      veil: [
        [0, '#5c9ca4', 0.35],
        [0.2, '#56c4ac', 0.7],
        [0.6, '#259a90', 0.88],
        [1, '#0e5a68', 0.95],
      ],
    })
    f.draw(s.k, (k) => {
      // A bright line where the far islands stand in the sea.
      for (const [x, l] of points('19 18 94 15 119 14'))
        lens(k, 'rgba(244,240,208,.45)', x, SEA + 0.2, l, 0.14)
      mirrored(s, f, k, FOOT, 24, koTapu, 0.72)
      koTapu(k)
      lens(k, '#f4fff0', 57.5, 66.4, 8.5, 0.32)
      lens(k, '#f4fff0', 66.5, 66, 5, 0.26)
      lens(k, 'rgba(14,80,92,.55)', 62, 67.2, 9, 0.3)
      mirrored(s, f, k, 81, 9, leaningWall, 0.7)
      leaningWall(k)
      for (const [x, y, l] of points(
        '24 63 8 84 62 6 34 70 10 14 76 12 92 69.500 7 40 84 13 120 66 6',
        3,
      ))
        lens(k, 'rgba(226,255,236,.6)', x, y, l, 0.1 + (y - 58) * 0.008)
      mirrored(
        s,
        f,
        k,
        BOAT[1] + 1.2,
        8.5,
        (c) => {
          boat(c)
          bird(c)
        },
        0.6,
      )
      hanging(k, 116.5, -5, 20, 3)
      hanging(k, 123, -6, 33, -3)
      boat(k)
      bird(k)
      lens(k, 'rgba(8,60,72,.6)', BOAT[0], BOAT[1] + 1.7, 19, 0.36)
      lens(k, 'rgba(236,255,240,.9)', BOAT[0] - 3, BOAT[1] + 1.2, 15, 0.16)
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
