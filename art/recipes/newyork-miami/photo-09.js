import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bow,
  cypressDome,
  egret,
  egrets,
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
  alt: 'Le Everglades dopo il temporale: sole sul fiume d’erba, cielo d’ardesia e l’arcobaleno sulla pianura; un idroscivolante con i viaggiatori corre sul canale e un airone bianco sta sul dorso di un alligatore',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.2], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      stormSky(k)
    })
    bow(s, f)
    f.draw(s.k, (k) => {
      egrets(k)
      // The plain: far trees, then one bank of grass before the other with water between them.
      strip(
        k,
        '#6c8c94',
        points('-4 37 30 36.700 52 37 84 36.700 110 36.900 140 36.600 164 36.900'),
        4,
        3,
      )
      fill(k, '#e8cc70', points('-4 38 164 37.800 164 92 -4 92'))
      strip(k, '#dcb85c', points('-4 40 40 39.700 80 39.900 120 39.400 164 39.700'), 4, 7)
      at(k, 23, 41, 1, (c) =>
        cypressDome(c, ['#d8d468', '#90ac54', '#4c7c54', '#2c5c54', '#dcccac']),
      )
      sawgrass(k, {
        x0: -1,
        x1: 50,
        foot: (x) => 42 + Math.sin(x * 0.4) * 0.15,
        long: 1.7,
        count: 240,
        tones: ['#ecd06c', '#e4c464', '#d4b458'],
        seed: 36,
        thick: 0.26,
      })
      strip(
        k,
        '#e8c864',
        points('-4 41.700 20 41.600 50 41.650 92 41.500 124 41.500 164 41.400'),
        6,
        9,
      )
      // Blades of the bank's own colour break its edge before the trees.
      sawgrass(k, {
        x0: -2,
        x1: 56,
        foot: (x) => 42.5 + Math.sin(x * 0.3) * 0.2,
        long: 1.3,
        count: 420,
        tones: ['#e8c864'],
        seed: 38,
        thick: 0.4,
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
      // Each bank hides the feet of the grass that grows behind its edge.
      const behind = (groups, tones) => {
        for (const [x0, x1, y, long, n, seed] of points(groups, 6))
          sawgrass(k, { x0, x1, foot: () => y, long, count: n, tones, seed, thick: 0.24 })
      }
      behind(
        '3 27 49 2 40 31 20 34 49 1.300 26 37 50 71 49.200 1.800 34 32 101 109 48.900 1.300 16 33 128 156 49 2 46 34 -6 164 49 0.900 260 41',
        ['#e8c460', '#dcb454', '#ecce70'],
      )
      strip(
        k,
        '#e0b854',
        points('-4 48.600 24 48.300 60 48.700 96 48.200 130 48.500 164 48.100'),
        9,
        22,
      )
      behind(
        '-6 17 53.400 3 44 35 30 60 52.400 2.800 58 36 56 66 52 1.700 20 39 80 97 52 2.300 34 37 116 150 51.900 2.900 60 38 -6 166 52.500 1.200 300 42',
        ['#e8c464', '#d4a84c', '#c89c48'],
      )
      strip(k, '#cca048', points('-4 53 30 51.900 70 51.300 110 51 164 51.600'), 9, 12)
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
      // The grass turned over in it, then the bank itself: pale behind, dark where its feet stand in the water.
      const shore = (x) =>
        57.2 + (x < 84 ? ((84 - x) / 90) ** 1.5 * 3.6 : ((x - 84) / 86) ** 2 * 1.4)
      const ribbon = (c, up, down) => {
        const xs = Array.from({ length: 44 }, (_, i) => -6 + i * 4)
        fill(k, c, [
          ...xs.map((x) => [x, shore(x) - up]),
          ...xs.toReversed().map((x) => [x, shore(x) + down]),
        ])
      }
      ribbon('#6c7450', 0.4, 2.4)
      const blades = (long, count, tones, seed, lift, thick) =>
        sawgrass(k, {
          x0: -6,
          x1: 166,
          foot: (x) => shore(x) - lift,
          long,
          count,
          tones,
          seed,
          thick,
        })
      blades(-3.4, 300, ['#6c7450', '#747850', '#5c7058'], 51, -2.2, 0.4)
      ribbon('#b08c40', 3.4, 0)
      blades(5, 420, ['#f4d46c', '#e8c05c', '#dcb050'], 6, 2, 0.3)
      blades(4.2, 460, ['#e0b450', '#cca048', '#ecc864'], 7, 0.9, 0.3)
      blades(2.6, 520, ['#a8883e', '#8c7438', '#b89444', '#7c6a38'], 8, 0, 0.3)
      ribbon('#5c5c3c', 0.5, 0.35)
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
