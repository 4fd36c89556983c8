import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { carver, cat, courtyard, girl, portal } from '../../things/carved-door.js'
import { honey } from './kit.js'

/** A long bench of stone along the foot of the wall, where neighbours sit. */
function baraza(k, x0, x1, [top, front, foot]) {
  path(k, front, `M${x0} 70H${x1}V83.500H${x0}Z`)
  path(k, foot, `M${x0} 80.500H${x1}V83.500H${x0}Z`)
  path(k, top, `M${x0} 68.500H${x1}V71H${x0}Z`)
}

/** Old lime on coral stone: flakes have come off. */
function plaster(k, tone, stone, list) {
  for (const [x, y, q] of points(list, 3)) {
    const flake = (m) =>
      rough(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((i) => {
          const a = (i / 10) * Math.PI * 2
          const r = q * m * [3, 2.6, 3.2, 2.4, 3.1, 3.6, 2.8, 3.3, 2.5, 3.2][i]
          return [x + Math.cos(a) * r * 1.6, y + Math.sin(a) * r * 0.8]
        }),
        0.2,
        x,
      )
    fill(k, tone, flake(1))
    fill(k, stone, flake(0.62))
  }
}

/** Curls of wood on the ground and in the air. */
const curls = (k, list) => {
  for (const [x, y, q] of points(list, 3))
    stroke(
      k,
      '#f2be78',
      0.55,
      `M${x} ${y}c${q} ${-q * 1.4} ${q * 2.2} ${-q * 0.2} ${q * 1.3} ${q * 0.5}c${-q * 0.7} ${q * 0.4} ${-q} ${-q * 0.4} ${-q * 0.5} ${-q * 0.7}`,
    )
}

export default {
  alt: 'Un intagliatore di Stone Town scolpisce lo stipite di un portone borchiato d’ottone; dal battente aperto una bambina gli porta il caffè e sul gradino un gatto gioca con i trucioli',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...honey, front: 0.8 }, sun: [0.02, 0.02], horizon: 0.9 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#fae6bc', 'M-6 -6H166V96H-6Z')
      path(k, '#7cc4b8', 'M-6 50H166V90H-6Z')
      path(k, '#5aa8a4', 'M-6 49.400H166V50.600H-6Z')
      plaster(k, '#ecd0a0', '#dcb484', '14 14 1.300 119 13 0.900')
      plaster(k, '#a4d4c4', '#ecd0a0', '8 58 1')
      baraza(k, -6, 38, ['#fff2d4', '#f0d4a4', '#dcb488'])
      baraza(k, 110, 168, ['#fff2d4', '#f0d4a4', '#dcb488'])
      // The house across the lane throws the shadow of its battlements on the wall.
      k.save()
      k.beginPath()
      k.lineTo(113, 84)
      k.lineTo(123, 38)
      for (let i = 0; i < 7; i++) {
        const [x, y] = [123 + i * 7, 38 - i * 2.2]
        for (const [a, b] of points(
          '0.800 0 0.400 -3.400 1.400 -5.400 2.600 -7 4 -6 4.800 -4.200 5.200 -1.400',
        ))
          k.lineTo(x + a, y + b)
      }
      k.lineTo(170, 20)
      k.lineTo(170, 84)
      k.clip()
      path(k, '#b49cb4', 'M100 -6H168V96H100Z')
      path(k, '#50889c', 'M100 50H168V90H100Z')
      path(k, '#447c94', 'M100 49.400H168V50.600H100Z')
      plaster(k, '#a48cac', '#9880a4', '152 44 0.900')
      baraza(k, 110, 168, ['#c4acbc', '#9c84a4', '#846c94'])
      k.restore()
      // The lane.
      path(k, '#dcb07c', 'M-6 83.500H168V96H-6Z')
      path(k, '#7c6088', 'M112 83.500H168V96H96Z')
      for (const d of ['M-6 86.500H30M38 86.500H70M-6 89H20', 'M84 86.500H104M30 89H60'])
        stroke(k, '#c4946c', 0.4, d)
      courtyard(k)
      portal(k)
      k.save()
      k.beginPath()
      k.rect(76, 31, 21, 49)
      k.clip()
      courtyard(k)
      path(k, 'rgba(50,16,50,.4)', 'M76 31H97V34H76Z')
      k.restore()
      path(k, 'rgba(60,20,60,.45)', 'M80 79.500C84 78.500 92 78.500 95 79.500V80H80Z')
      at(k, 86, 79.5, 1, girl)
      // The step, worn in its middle.
      path(k, '#fff2d4', 'M38 79.400C60 80 88 80 110 79.400V82.200C88 82.600 60 82.600 38 82.200Z')
      path(k, '#d4a880', 'M38 82C60 82.600 88 82.600 110 82V85H38Z')
      path(
        k,
        'rgba(100,44,80,.4)',
        'M20 84.800C34 83.800 52 84.400 58 86C50 88 28 87.600 20 84.800Z',
      )
      carver(k)
      path(k, 'rgba(100,44,80,.4)', 'M62 80.800C66 80 73 80.200 76 81C72 82 66 82 62 80.800Z')
      at(k, 65, 81, 0.88, cat)
      curls(
        k,
        '42 63 0.900 43.500 68 0.700 41 73 0.800 46 83.400 1.300 50 86.500 1.500 54 81.400 1.100 57.500 74.600 1.200 44 88 1.300 61 87.600 1.200',
      )
    })
    return finish(s, { vignette: 0.22 })
  },
}
