import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { heaped } from '../../things/heaped-cloud.js'
import { HORIZON, island, P, sea } from '../../things/long-island.js'
import { otter } from '../../things/otter-solid.js'
import { clearDay } from './kit.js'

export default {
  alt: "Un idrovolante sorvola un'isola lunga e sottile delle Maldive con la sua lingua di sabbia; un acquazzone si allontana sull'oceano e lascia un pezzo di arcobaleno",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.1, 0.05], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [a, c] of [
        [0, '#3c8cc8'],
        [0.6, '#9cd0e4'],
        [1, '#f4ecd4'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, HORIZON + 6)
      // The shower: a dark base, its veils, the piece of rainbow they carry.
      for (const [x0, x1, d, a] of points(
        '112 124 4 0.340 120 140 6 0.500 134 150 5 0.420 146 158 3 0.300',
        4,
      )) {
        const v = k.createLinearGradient(0, 8, 0, HORIZON)
        v.addColorStop(0, `rgba(92,124,164,${a * 1.5})`)
        v.addColorStop(1, `rgba(128,160,188,${a * 0.7})`)
        fill(k, v, points(`${x0} 8 ${x1} 8 ${x1 - d} ${HORIZON} ${x0 - d} ${HORIZON}`))
      }
      k.save()
      k.beginPath()
      k.rect(90, 9, 80, 40)
      k.clip()
      ;['#e8746c', '#f4b464', '#f4e488', '#8cc88c', '#6ca8d8', '#9c8cc8'].forEach((c, i) => {
        k.globalAlpha = 0.62
        k.strokeStyle = c
        k.lineWidth = 0.95
        k.beginPath()
        k.arc(91, 41, 42 - i * 0.9, -1.04, -0.46)
        k.stroke()
      })
      k.restore()
      const white = ['#fffaec', '#dce8f0', '#a8c8e0']
      heaped(k, 136, 9.5, {
        wide: 62,
        high: 13,
        seed: 4,
        peak: 0.6,
        tones: ['#e8ecec', '#a4b8d0', '#6884ac'],
      })
      heaped(k, 97, 20.6, { wide: 20, high: 4.4, seed: 7, peak: 0.3, tones: white })
      heaped(k, 58, 20.9, { wide: 13, high: 2.8, seed: 12, peak: 0.6, tones: white })
      heaped(k, 20, 20.8, { wide: 31, high: 7.4, seed: 16, tones: white })
      sea(k)
      island(k)
      // A dhoni leaves the jetty.
      const [bx, by] = P(300, 720)
      path(
        k,
        'rgba(240,252,246,.75)',
        `M${bx - 2} ${by}C${bx - 8} ${by - 1.4} ${bx - 15} ${by - 2.6} ${bx - 20} ${by - 3.2}C${bx - 14} ${by - 1.4} ${bx - 8} ${by + 0.4} ${bx - 2} ${by + 0.5}Z`,
      )
      at(k, bx, by, 0.62, (c) => {
        path(c, 'rgba(10,60,100,.4)', 'M-3 0.400C0 1.600 4 1.800 7 1.200L6 0.200L-3 -0.400Z')
        path(
          c,
          '#6c3c3c',
          'M-3.600 -0.900C-2 0.800 3 0.900 4.600 0L6.200 -2.200L4.200 -1.300C2 -0.900 -1 -0.900 -3.600 -0.900Z',
        )
        path(c, '#fff4e0', 'M-2.800 -2.200L2.600 -1.900L3 -2.600L-2.400 -3Z')
        stroke(c, '#6c3c3c', 0.2, 'M-2.400 -2.400V-0.800M2.400 -2V-0.600')
      })
      // The plane banks to the right; its shadow runs over the lagoon.
      const bank = { yaw: 0.5, pitch: 0.06, roll: -0.26, down: 0.62 }
      k.save()
      k.translate(88, 72)
      k.scale(1, 0.5)
      otter(k, 0, 0, 0.6, { ...bank, down: 1.5, roll: 0, pitch: 0, flat: '#44acb4' })
      k.restore()
      otter(k, 35, 42, 1.6, bank)
    })
    return finish(s)
  },
}
