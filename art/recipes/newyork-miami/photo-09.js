import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cypressDome, egret, egrets, HORIZON, stormSky } from '../../things/grass-after-storm.js'
import { airboat, alligator, bank, sawgrass } from '../../things/river-of-grass.js'

export default {
  alt: 'Le Everglades dopo il temporale: sole sul fiume d’erba, cielo d’ardesia e un arcobaleno intero; un idroscivolante con i viaggiatori corre sul canale e un airone bianco sta sul dorso di un alligatore',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.2], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      stormSky(k)
      egrets(k)
      // The plain: far trees, then one bank of grass before the other with water between them.
      bank(k, '#6c8c94', points('-4 37 30 36.600 70 36.900 110 36.500 164 37'), 0.6, 3, 6)
      cypressDome(k, 130, 38, 22, 3.4, ['#b0b880', '#88a080', '#64848c', '#a0a49c', '#64848c'], 4)
      cypressDome(k, 72, 37.6, 10, 1.8, ['#a0b08c', '#84a08c', '#6c8c94', '#a0a49c', '#6c8c94'], 7)
      fill(k, '#e4c468', points('-4 38 164 38 164 92 -4 92'))
      cypressDome(k, 24, 41.4, 40, 13, ['#c4c45c', '#80a050', '#4c7c54', '#d8c8a8', '#2c5c54'], 9)
      bank(k, '#d8b458', points('-4 41 30 40.600 66 40.800 100 40 164 40.400'), 0.7, 7, 9)
      // Water that shines between the banks of grass, dark as the sky it mirrors.
      for (const [d, c] of [
        ['M46 43.200C58 41.300 78 41.700 90 41.200C102 41 112 41.500 132 43.200V44H46Z', '#7c9ca4'],
      ])
        path(k, c, d)
      bank(
        k,
        '#e8c864',
        points('-6 42.700 30 42.500 64 42.700 92 42.300 124 42.600 166 42.300'),
        0.6,
        21,
        3,
      )
      path(
        k,
        '#7494a0',
        'M82 46.600C92 44.400 118 44.700 132 44.100C146 43.800 158 44.200 170 44.200V48H82Z',
      )
      path(
        k,
        '#7494a0',
        'M-6 44.900C8 44.300 20 44.900 32 44.700C44 44.600 54 45.100 62 45.900V48H-6Z',
      )
      bank(
        k,
        '#dcb854',
        points('-6 46.800 24 46.400 50 46 74 45.700 96 45.600 120 46 142 45.800 166 46.300'),
        0.9,
        22,
        8,
      )
      bank(k, '#e4bc54', points('-6 50 30 49 70 48.800 110 48.400 166 48.800'), 1.3, 11, 16)
      bank(k, '#c89c44', points('-6 53.500 30 52 70 51.300 110 51 166 51.800'), 1.7, 12, 16)
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
      bank(
        k,
        '#a88840',
        points('-6 58.600 20 56.200 50 54.800 84 54.400 112 54 140 54.400 166 55.600'),
        1.8,
        13,
        1.4,
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
      at(k, bx, by + 0.6, q, (c) => {
        c.scale(1, -0.62)
        airboat(c)
      })
      k.restore()
      path(
        k,
        '#c8d4d4',
        `M${bx + 12} ${by + 1.4}C${bx + 20} ${by - 2.6} ${bx + 30} ${by - 2} ${bx + 42} ${by - 1}C${bx + 56} ${by - 0.4} ${bx + 66} ${by - 0.4} ${bx + 84} ${by}V${by + 2.2}C${bx + 60} ${by + 3} ${bx + 34} ${by + 3.6} ${bx + 12} ${by + 1.4}Z`,
      )
      path(
        k,
        '#fffaec',
        `M${bx + 12} ${by + 0.6}C${bx + 20} ${by - 3.4} ${bx + 26} ${by - 3.4} ${bx + 34} ${by - 1.8}C${bx + 44} ${by - 1.9} ${bx + 58} ${by - 0.8} ${bx + 84} ${by - 0.2}V${by + 0.6}C${bx + 56} ${by + 1} ${bx + 32} ${by + 1.8} ${bx + 12} ${by + 0.6}Z`,
      )
      at(k, bx, by, q, airboat)
      path(
        k,
        '#fffaec',
        `M${bx - 14} ${by - 0.8}C${bx - 11} ${by - 1.6} ${bx - 7} ${by + 0.3} ${bx + 1} ${by + 0.2}C${bx - 5} ${by + 1.5} ${bx - 12} ${by + 1} ${bx - 14} ${by - 0.8}Z`,
      )
      // The alligator half under water, the white heron that rides on it.
      k.save()
      k.globalAlpha = 0.45
      at(k, 52, 80.3, 1.3, (c) => {
        c.scale(1, -0.8)
        alligator(c, '#101c3c')
      })
      k.globalAlpha = 0.4
      at(k, 57, 82.6, 1.15, (c) => {
        c.scale(-1, -0.8)
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
