import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { arcade, dance, lake, lantern, SHORE, shore, TOWER } from '../../things/burj-lake.js'
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
    s.glow(TOWER / 160, 0.68, 40, '#ffb46c', 0.32)
    f.draw(s.k, (k) => {
      // The boat and its mirror.
      k.save()
      k.beginPath()
      k.rect(0, 72.4, 160, 20)
      k.clip()
      k.globalAlpha = 0.6
      k.translate(0, 72.5)
      k.scale(1, -0.8)
      k.translate(0, -72)
      at(k, 44, 72, 0.4, (q) => abra(q, CROWD))
      k.restore()
      for (const [x, y, half] of points(
        '40 74.200 9 47 75.600 7 42 77 8 46 78.600 6 38 73.200 5',
        3,
      ))
        path(
          k,
          'rgba(26,30,84,.75)',
          `M${x - half} ${y}Q${x} ${y - 0.36} ${x + half} ${y}Q${x} ${y + 0.36} ${x - half} ${y}Z`,
        )
      dance(k)
      at(k, 44, 72, 0.4, (q) => abra(q, CROWD))
      for (const x of [38.6, 41.6, 45.4, 49])
        path(k, '#ffe4a0', `M${x} 64.800a0.420 0.500 0 1 0 0.010 0Z`)
      path(k, 'rgba(255,220,170,.5)', 'M33 72.200Q44 71.400 54 72.200Q44 73 33 72.200Z')
    })
    s.glow(44 / 160, 66 / 90, 6, '#ffc070', 0.4)
    f.draw(s.k, (k) => {
      arcade(k)
      lantern(k, 34, 8)
      const fall = [0.06, 0.14]
      const shade = '#1c1438'
      stand(
        k,
        25.6,
        89.4,
        10.4,
        guest(['#f4dcc8', '#6c587c'], ['#5c4c80', '#2c2454'], 2, {
          armFar: [-12, -40],
          cut: 'short',
        }),
        { fall, shade },
      )
      stand(
        k,
        31,
        89.5,
        9.8,
        guest(['#2c8c94', '#1c3c68'], ['#3c3468', '#201c48'], 0, {
          cut: 'long',
          armNear: [-10, 30],
        }),
        { fall, shade },
      )
      path(k, '#6c3c48', 'M37.600 87.400H42.400V89.600H41.600V88.200H38.400V89.600H37.600Z')
      stand(
        k,
        40,
        87.4,
        7.4,
        guest(['#e8443c', '#8c2848'], ['#34386c', '#1c1c48'], 1, {
          armNear: [112, 44],
          armFar: [134, 20],
          cut: 'short',
        }),
      )
    })
    s.glow(34 / 160, 13 / 90, 9, '#ffb860', 0.5)
    return finish(s, { bloom: 0.2, vignette: 0.14 })
  },
}
