import { field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cloudSea, eastShade, floor, herds, volcanoes, wall } from '../../things/crater-bowl.js'
import { candelabra } from '../../things/crater-dawn.js'
import { smooth } from '../../things/leaf-edge.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const guest = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#4c342c', '#34242c'],
  shoe: '#242838',
  light: 1,
  ...more,
})

export default {
  alt: 'Il cratere di Ngorongoro dal bordo, al primo sole: fuori un mare di nuvole preme contro la parete, l’ombra copre metà del fondo, il lago ha l’orlo rosa dei fenicotteri; tre viaggiatori e la guida guardano accanto a un’euforbia a candelabro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.1], horizon: 0.36 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createRadialGradient(150, 34, 10, 150, 34, 170)
      for (const [a, c] of [
        [0, '#fff2c4'],
        [0.3, '#fae2ac'],
        [0.6, '#a6cac6'],
        [1, '#3f84ae'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      volcanoes(k)
      cloudSea(k)
      floor(k)
      wall(k)
      eastShade(k)
      herds(k)
      // Our own slope falls away at the right.
      fill(k, '#143444', [...smooth(points('172 66 160 70 150 75.500 141 82 132 94')), [172, 94]])
      fill(k, '#1c4858', [
        ...smooth(
          points('172 66 160 70 150 75.500 141 82 132 94 140 90 149 82 160 75.500 172 71.500'),
        ),
      ])
      // The brow of the rim under our feet.
      const brow = smooth(points('-8 74 8 75.500 22 78 38 79 54 80.500 66 83.500 76 88 82 94'))
      fill(k, '#1c4c58', [
        ...smooth(points('-8 70 6 72 22 74.500 38 76.500 52 77.600 66 80.500 78 84 90 88 98 94')),
        [-8, 94],
      ])
      fill(k, '#9a9c48', [...brow, [-8, 94]])
      fill(k, '#143444', [...smooth(points('-8 79 10 80 28 82.500 44 84 58 87 70 94')), [-8, 94]])
      fill(k, '#143444', points('15.500 78.600 20 77.600 8 79.200 -8 79.800 -8 76.400 4 77'))
      candelabra(k, 18, 78.6, 64)
      const fall = { fall: [-0.9, -0.06], shade: '#2c4c48' }
      stand(
        k,
        37,
        80.5,
        10.8,
        guest('point', 3, ['#e04844', '#94243c'], ['#e04844', '#94243c'], {
          dress: 'coat',
          cut: 'none',
          bare: true,
        }),
        fall,
      )
      stand(
        k,
        41.4,
        81.2,
        6.8,
        guest('stand', 1, ['#4cb0b8', '#2c6478'], ['#d8b880', '#7c6454'], {
          shorts: true,
          hat: ['cap', '#f0b048'],
        }),
        fall,
      )
      stand(
        k,
        53.4,
        82.6,
        9.6,
        guest('hips', 1, ['#f0b048', '#a46c3c'], ['#3c5478', '#243050'], { cut: 'bun' }),
        fall,
      )
      stand(
        k,
        56.2,
        83.4,
        10,
        guest('camera', 0, ['#fff0d0', '#a8a4a8'], ['#a08c64', '#64584c'], {
          hat: ['brim', '#f0d8a4', '#a08868'],
        }),
        fall,
      )
      // An augur buzzard sails over the void.
      k.save()
      k.translate(108, 15)
      k.scale(0.5, 0.5)
      path(
        k,
        '#20445c',
        'M-1 0.500C-4 -1.600 -7 -2.600 -11 -2.400C-7.600 -1 -4.600 0.800 -2.600 2.800L-2 4.600L0 3.800L1.600 4.400L1.500 2.600C4 0.400 7.400 -1.600 11 -2.600C7.400 -4 3.200 -2.400 0.600 0.300Z',
      )
      k.restore()
    })
    return finish(s, { vignette: 0.14 })
  },
}
