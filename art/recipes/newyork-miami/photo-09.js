import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  cypressDome,
  egret,
  egrets,
  farDome,
  HORIZON,
  stormSky,
} from '../../things/grass-after-storm.js'
import { airboat, alligator, sawgrass, strip } from '../../things/river-of-grass.js'

/** White water behind the fan: a heap that falls off quickly, then two arms that part and break up. */
function wake(k, x, y) {
  path(
    k,
    '#a8c0c4',
    `M${x - 3} ${y + 1}C${x + 8} ${y + 2.6} ${x + 22} ${y + 2.6} ${x + 38} ${y + 3.4}C${x + 24} ${y + 3.8} ${x + 6} ${y + 3.4} ${x - 3} ${y + 1}Z`,
  )
  path(
    k,
    '#fffaec',
    `M${x - 4} ${y + 0.6}C${x + 1} ${y - 2.6} ${x + 4} ${y - 3.2} ${x + 7} ${y - 2.2}C${x + 11} ${y - 2.4} ${x + 13} ${y - 0.8} ${x + 18} ${y - 0.4}C${x + 12} ${y + 0.2} ${x + 20} ${y + 0.8} ${x + 26} ${y + 1.4}C${x + 16} ${y + 1.9} ${x + 2} ${y + 2} ${x - 4} ${y + 0.6}Z`,
  )
  path(
    k,
    '#d4dcd8',
    `M${x - 1} ${y + 0.4}C${x + 3} ${y - 0.8} ${x + 7} ${y - 0.9} ${x + 12} ${y - 0.1}C${x + 7} ${y + 0.5} ${x + 3} ${y + 0.8} ${x - 1} ${y + 0.4}Z`,
  )
  for (const [dx, dy, l, h] of points(
    '24 -0.700 9 0.400 38 -1.300 7 0.300 50 -1.900 6 0.220 32 2 7 0.500 45 3 8 0.440 57 4.200 6 0.340',
    4,
  ))
    path(k, '#dce8e4', `M${x + dx - l} ${y + dy}q${l} ${-h} ${l * 2} 0q${-l} ${h} ${-l * 2} 0Z`)
}

export default {
  alt: 'Le Everglades dopo il temporale: sole sul fiume d’erba, cielo d’ardesia e un arcobaleno intero; un idroscivolante con i viaggiatori corre sul canale e un airone bianco sta sul dorso di un alligatore',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.2], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      stormSky(k)
      egrets(k)
      // The plain: far trees, then one bank of grass before the other with water between them.
      strip(
        k,
        '#6c8c94',
        points('-4 37 30 36.500 52 36.800 84 36.300 110 36.700 140 36.200 164 36.600'),
        4,
        3,
      )
      farDome(k, 131, 38, 24, 3.2, ['#64848c', '#9cb088'])
      farDome(k, 70, 37.8, 11, 1.6, ['#6c8c94', '#98ac90'])
      fill(k, '#e8cc70', points('-4 38 164 37.800 164 92 -4 92'))
      strip(k, '#dcb85c', points('-4 40 40 39.700 80 39.900 120 39.400 164 39.700'), 4, 7)
      k.save()
      k.translate(23, 41.2)
      cypressDome(k, ['#d8d468', '#90ac54', '#4c7c54', '#2c5c54', '#dcccac'])
      k.restore()
      strip(k, '#e8c864', points('-4 41.200 30 41 64 41.200 92 40.900 124 41.100 164 40.900'), 6, 9)
      sawgrass(k, {
        x0: 1.5,
        x1: 44.5,
        foot: () => 41.7,
        long: 1.3,
        count: 70,
        tones: ['#ecd06c', '#d8b458', '#c8a450'],
        seed: 36,
        thick: 0.2,
      })
      // Water that shines between the banks of grass, dark as the sky it mirrors.
      path(
        k,
        '#7c9ca4',
        'M46 43.200C58 42.300 78 42.600 90 42.300C102 42.100 116 42.500 134 43.200C116 43.700 66 43.800 46 43.200Z',
      )
      path(
        k,
        '#7494a0',
        'M82 46.600C92 45.200 118 45.300 132 44.900C146 44.700 156 44.900 170 44.900V47C140 47.400 100 47.400 82 46.600Z',
      )
      path(
        k,
        '#7494a0',
        'M-6 45.300C8 44.800 20 45.300 32 45.200C44 45.100 54 45.500 62 46.200C44 46.900 14 47 -6 46.700Z',
      )
      strip(
        k,
        '#e0b854',
        points('-4 48.600 24 48.300 60 48.700 96 48.200 130 48.500 164 48.100'),
        9,
        22,
      )
      strip(k, '#cca048', points('-4 53 30 51.900 70 51.300 110 51 164 51.600'), 9, 12)
      // Tufts stand out of the nearer strips, in groups with gaps.
      for (const [x0, x1, y, long, n, seed] of points(
        '6 30 49 2.200 26 31 44 70 49 2 24 32 96 112 48.800 1.800 16 33 128 152 48.800 2 24 34 -4 14 53.400 3 22 35 34 58 52.400 2.800 28 36 78 92 51.800 2.400 18 37 118 146 51.600 2.800 30 38',
        6,
      ))
        sawgrass(k, {
          x0,
          x1,
          foot: () => y,
          long,
          count: n,
          tones: ['#f4d878', '#d8ac50', '#b88c44'],
          seed,
          thick: 0.2,
        })
      // The channel, from side to side.
      const water = k.createLinearGradient(0, 56, 0, 90)
      for (const [a, c] of [
        [0, '#8cacac'],
        [0.3, '#5c8094'],
        [0.7, '#38547c'],
        [1, '#243458'],
      ])
        water.addColorStop(a, c)
      path(k, water, 'M-6 60C20 57.500 50 56 84 55.600C112 55.200 140 55.600 170 56.800V94H-6Z')
      // The grass turned over in it.
      path(
        k,
        '#a08c4c',
        'M-6 59.600C20 57 50 55.600 84 55.200C112 54.800 140 55.200 170 56.400V59.200C150 58.200 140 58.800 122 58.100C100 58.900 84 57.900 62 59.300C40 59.500 20 61.500 -6 63.600Z',
      )
      path(
        k,
        '#7c7c58',
        'M-6 62.600C20 60.500 40 59 62 58.600C84 57.600 100 58.400 122 57.700C140 58.400 150 57.800 170 58.700V60.200C150 59.200 136 60 118 59.100C96 60 80 59.200 60 60.600C40 61.400 20 63.500 -6 65.600Z',
      )
      const tones = ['#f4d46c', '#e0b450', '#c89c44', '#a0843c']
      strip(
        k,
        '#a88840',
        points('-6 58.400 20 56 50 54.600 84 54.200 112 53.800 140 54.200 166 55.400'),
        1.6,
        13,
      )
      sawgrass(k, {
        x0: -6,
        x1: 166,
        foot: (x) => 55.4 + (x < 84 ? ((84 - x) / 90) ** 1.5 * 4 : ((x - 84) / 86) ** 2 * 1.4),
        long: 4.6,
        count: 560,
        tones,
        seed: 6,
        thick: 0.26,
      })
      // The boat, its mirror, the white water behind it.
      const [bx, by, q] = [92, 68.5, 1.5]
      k.save()
      k.globalAlpha = 0.36
      at(k, bx, by + 0.3, q, (c) => {
        c.scale(1, -1)
        airboat(c)
      })
      k.restore()
      wake(k, bx + 17, by)
      at(k, bx, by, q, airboat)
      path(
        k,
        '#fffaec',
        `M${bx - 14} ${by - 0.8}C${bx - 11} ${by - 1.6} ${bx - 7} ${by + 0.3} ${bx + 1} ${by + 0.2}C${bx - 5} ${by + 1.5} ${bx - 12} ${by + 1} ${bx - 14} ${by - 0.8}Z`,
      )
      // The alligator half under water, the white heron that rides on it.
      k.save()
      k.globalAlpha = 0.45
      at(k, 52, 80.2, 1.3, (c) => {
        c.scale(1, -1)
        alligator(c, '#101c3c')
      })
      k.globalAlpha = 0.4
      at(k, 57, 82.4, 1.15, (c) => {
        c.scale(-1, -1)
        egret(c)
      })
      k.restore()
      at(k, 52, 80, 1.3, alligator)
      at(k, 57, 77.8, 1.15, egret, true)
      path(
        k,
        'rgba(184,204,208,.7)',
        'M34.500 80.150C42 79.950 62 80 76 80.100C64 80.360 44 80.400 34.500 80.150Z',
      )
      // The near bank in the last shade of the cloud.
      const near = ['#1c3c4c', '#24504c', '#142c40', '#346448']
      path(k, '#142c40', 'M-6 80C4 79.500 12 81 20 84C26 86.500 32 89 36 94H-6Z')
      sawgrass(k, {
        x0: -6,
        x1: 12,
        foot: (x) => 84 + x * 0.2,
        long: 26,
        count: 60,
        tones: near,
        seed: 21,
        thick: 0.6,
        lean: 0.16,
      })
      sawgrass(k, {
        x0: -6,
        x1: 34,
        foot: (x) => 88 + x * 0.12,
        long: 12,
        count: 80,
        tones: near,
        seed: 23,
        thick: 0.5,
      })
    })
    return finish(s, { vignette: 0.16 })
  },
}
