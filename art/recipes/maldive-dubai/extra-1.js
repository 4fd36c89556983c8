import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { arcade, lantern } from '../../things/burj-arcade.js'
import { dance, lake, SHORE, shore, TOWER } from '../../things/burj-lake.js'
import { abra, CROWD } from '../../things/creek-boats.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const guest = (top, low, n, more) => ({
  ...POSES.stand,
  view: 'back',
  top,
  low,
  skin: SKINS[n],
  hair: ['#2c1c40', '#1c1230'],
  shoe: '#140e2c',
  light: 1,
  ...more,
})

export default {
  alt: 'Sera sul lago ai piedi del Burj Khalifa, dall’arcata del vecchio mercato: i getti dorati della fontana di Dubai ondeggiano davanti alla torre, passa un’abra illuminata e un bambino con la giacca rossa li dirige come un’orchestra',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        disc: 0,
        sky: [
          [0, '#141c54'],
          [0.35, '#2c3c80'],
          [0.66, '#6c5c98'],
          [0.86, '#c87884'],
          [1, '#f8a878'],
        ],
      },
      sun: [0.1, 0.66],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, q] of points(
        '52 9 0.2 66 17 0.14 81 6 0.16 90 20 0.12 128 10 0.2 139 22 0.14 60 26 0.12 146 14 0.12 36 20 0.14',
        3,
      ))
        path(k, '#d8dcf0', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
      shore(k)
      lake(k)
    })
    s.glow(TOWER / 160, 0.63, 40, '#ffb46c', 0.32)
    f.draw(s.k, (k) => {
      // The boat and its mirror.
      k.save()
      k.beginPath()
      k.rect(0, 67.4, 160, 20)
      k.clip()
      k.globalAlpha = 0.6
      k.translate(0, 67)
      k.scale(1, -0.8)
      k.translate(0, -66.5)
      at(k, 38, 66.5, 0.36, (q) => abra(q, CROWD))
      k.restore()
      for (const [x, y, half] of points(
        '34 68.700 9 41 70.100 7 36 71.500 8 40 73.100 6 32 67.700 5',
        3,
      ))
        path(
          k,
          'rgba(26,30,84,.75)',
          `M${x - half} ${y}Q${x} ${y - 0.36} ${x + half} ${y}Q${x} ${y + 0.36} ${x - half} ${y}Z`,
        )
      dance(k)
      at(k, 38, 66.5, 0.36, (q) => abra(q, CROWD))
      for (const x of [33.2, 35.9, 39.3, 42.5])
        path(k, '#ffe4a0', `M${x} 60a0.420 0.500 0 1 0 0.010 0Z`)
      path(k, 'rgba(255,220,170,.5)', 'M28 66.700Q38 66 48 66.700Q38 67.500 28 66.700Z')
    })
    s.glow(38 / 160, 61 / 90, 6, '#ffc070', 0.4)
    f.draw(s.k, (k) => {
      arcade(k)
      lantern(k, 34, 8)
      // A family at the parapet: the light of the water on their far side, their shadows towards us.
      const fall = [-0.1, 0.36]
      const shade = '#1a1238'
      stand(
        k,
        57,
        84.6,
        14.2,
        guest(['#f0c8a8', '#54406c'], ['#6c5080', '#28204c'], 2, {
          near: [3, 2],
          far: [-9, 6],
          armFar: [10, 16],
          armNear: [-7, 12],
        }),
        { fall, shade },
      )
      stand(
        k,
        64.4,
        84.2,
        13,
        guest(['#3ca4a4', '#1c3c68'], ['#5c4c80', '#241c48'], 0, {
          cut: 'long',
          dress: 'skirt',
          near: [4, 2],
          far: [-4, 4],
          armNear: [-8, 22],
          armFar: [10, 26],
        }),
        { fall, shade },
      )
      stand(
        k,
        71.4,
        83.4,
        9.4,
        guest(['#f4544c', '#9c2c4c'], ['#4c5088', '#1c1c48'], 1, {
          near: [6, 2],
          far: [-6, 2],
          armNear: [112, 44],
          armFar: [134, 20],
        }),
        { fall, shade },
      )
    })
    s.glow(34 / 160, 13 / 90, 9, '#ffb860', 0.5)
    return finish(s, { bloom: 0.2, vignette: 0.14 })
  },
}
