import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { jet, steam } from '../../things/geyser.js'
import { ground, HORIZON, plover, rope, valley } from '../../things/geyser-valley.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const CLOUD = ['#8ca4c8', '#acc0d6', '#dcdcd8', '#fff2d4']

const guest = (pose, top, n, more) => ({
  ...POSES[pose],
  top,
  low: ['#4c4468', '#2c2848'],
  skin: SKINS[n],
  hair: ['#5c3c34', '#34242c'],
  shoe: '#241c34',
  light: -1,
  ...more,
})

export default {
  alt: 'Lo Strokkur esplode controluce in una mattina fredda: la colonna d’acqua bollente e il suo vapore oltre la valle di Haukadalur, i viaggiatori dietro la corda guardano da lontano; due pivieri dorati passeggiano',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [90 / 160, 36 / 90],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      valley(k)
      ground(k)
      // The shade of the column and its cloud falls towards us.
      path(k, 'rgba(52,36,76,.42)', 'M86 71L97 71C99 77 103 85 109 96H80C83 86 85 77 86 71Z')
      steam(
        k,
        [
          [97, 42, 3.5],
          [99, 33, 6],
          [102, 24, 8.5],
          [108, 15, 11],
          [120, 8, 13],
          [137, 2, 15],
          [170, -4, 18],
        ],
        9,
        CLOUD,
      )
      jet(k, 91, 69.5, 60)
    })
    // Warm breath over the quiet pools and the foot of the jet.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const d of [
            'M16 69C20 66 19 62 24 59C28 56 27 52 32 50C31 55 34 57 31 61C35 62 36 66 38 69C31 70.500 22 70.500 16 69Z',
            'M76 71C80 68 79 64 84 62C88 60 96 60 100 63C106 64 108 68 114 70C104 73 86 73 76 71Z',
          ])
            path(q, 'rgba(255,246,226,.9)', d)
        }),
      { lit: false, blur: s.w / 80, alpha: 0.5 },
    )
    f.draw(s.k, (k) => {
      rope(k, '22 79.500 30 81.600 39 83.200 49 84.200 60 84.600 71 84.400')
      rope(k, '124 74.500 132 73 140 71.200 147 69.400')
      const put = (x, y, o, flip) =>
        stand(k, x, y, (y - HORIZON) * 0.235, o, {
          flip,
          fall: [(x - 90) * 0.014, 0.8],
          shade: 'rgba(44,30,64,.55)',
        })
      const c = {
        red: ['#f0644c', '#8c2c48'],
        gold: ['#ffd05c', '#a8683c'],
        teal: ['#5cc0b8', '#245c70'],
        blue: ['#6c94dc', '#2c4484'],
        cream: ['#fff0dc', '#a494ac'],
        plum: ['#b47cb8', '#5c3868'],
      }
      put(25, 83.4, guest('camera', c.red, 0, { hat: ['knit', '#fff0dc', '#5cc0b8'] }))
      put(33.5, 85.4, guest('stand', c.blue, 1, { dress: 'coat' }))
      put(
        37.4,
        85.8,
        guest('point', c.gold, 0, { cut: 'long', hat: ['knit', '#f0644c', '#fff0dc'] }),
      )
      put(46.5, 87, guest('hips', c.teal, 2))
      put(53.6, 87.6, guest('wave', c.cream, 0, { dress: 'coat', cut: 'bun' }))
      put(59, 87.8, guest('camera', c.plum, 3, { pack: c.gold }))
      put(129, 77.4, guest('stand', c.gold, 1, { dress: 'coat' }), true)
      put(132, 77, guest('point', c.red, 0, { hat: ['knit', '#6c94dc', '#fff0dc'] }), true)
      put(141.5, 75, guest('camera', c.teal, 2), true)
      put(148.5, 73, guest('stand', c.blue, 0, { cut: 'long' }), true)
      at(k, 122, 87, 0.42, plover)
      at(k, 127, 88.4, 0.46, plover)
    })
    return finish(s, { vignette: 0.14 })
  },
}
