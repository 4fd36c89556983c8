import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { eiffel } from '../../things/eiffel.js'
import {
  archOver,
  bend,
  farQuay,
  glassBoat,
  leftBank,
  metre,
  P,
  rightQuay,
} from '../../things/seine.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const IRON = { lit: '#f4c48c', iron: '#a8786c', dark: '#6c5474', gap: '#d8dcc4', far: '#8c7484' }

function skyOf(k, top, foot) {
  const g = k.createLinearGradient(0, top, 0, foot)
  for (const [a, c] of [
    [0, '#2c8cb0'],
    [0.45, '#7cc0c0'],
    [0.8, '#f0e0b4'],
    [1, '#fbe0b0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
}

export default {
  alt: 'La Torre Eiffel dalla Senna in un mattino limpido, da sotto l’arcata buia di un ponte: platani nel sole e due ragazzi a colazione sul muro del lungofiume',
  heart: 20,
  focus: 0.63,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.1], horizon: 0.66 })
    const f = field(s, { centre: 103.5, zoom: 0.8 })
    f.draw(s.k, (k) => {
      const top = s.portrait ? -24 : 0
      skyOf(k, top, 60)
      k.fillRect(-30, -60, 220, 121)
      // The river first: the sky upside down, then the mirror of all that stands.
      skyOf(k, 120 - top, 60)
      k.fillRect(-30, 60, 220, 60)
      const all = (m) => {
        bend(k, m)
        k.save()
        k.translate(101, 60 - 1.2 * m)
        k.scale(-0.148, 0.148 * m)
        eiffel(k, IRON)
        k.restore()
        farQuay(k, m)
        leftBank(k, m)
        rightQuay(k, m)
      }
      all(-1)
      const veil = k.createLinearGradient(0, 60, 0, 90)
      veil.addColorStop(0, 'rgba(60,132,148,.3)')
      veil.addColorStop(1, 'rgba(24,84,116,.66)')
      k.fillStyle = veil
      k.fillRect(-30, 60, 220, 60)
      all(1)
      for (const [x, y, l, c] of [
        [88, 63.4, 9, '#cfe0c8'],
        [118, 64.6, 8, '#8cbcb8'],
        [62, 66.2, 12, '#7cb0b4'],
        [104, 68.4, 14, '#a8ccc0'],
        [40, 71, 13, '#5494a4'],
        [128, 73.2, 14, '#5c9ca4'],
        [84, 76, 18, '#7cb4b4'],
        [50, 80.4, 20, '#44849c'],
        [116, 83, 22, '#4c8ca0'],
        [84, 87.4, 24, '#3c7c98'],
      ])
        path(
          k,
          c,
          `M${x - l} ${y}Q${x - l * 0.2} ${y - 0.4} ${x + l} ${y + 0.1}Q${x + l * 0.2} ${y + 0.4} ${x - l} ${y}Z`,
        )
      // The boat, its mirror, its small wave.
      k.save()
      k.translate(72, 64)
      k.scale(0.62, -0.5)
      k.globalAlpha = 0.5
      glassBoat(k)
      k.restore()
      path(k, '#e8f0dc', 'M62 64.100Q72 63.500 81 64Q84 64.400 90 64.900Q80 64.900 62 64.400Z')
      at(k, 72, 64, 0.62, glassBoat)
      // Two with their breakfast on the wall.
      const sit = (Z, o, tall, flip) => {
        const [x, y] = P(15, 5.3, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { ...POSES.sit, near: [78, 66], far: [66, 70], light: -1, ...o },
          { flip },
        )
      }
      sit(
        36.4,
        {
          skin: SKINS[0],
          top: ['#f4f0e0', '#b4a4b4'],
          low: ['#3c5c90', '#2c3c70'],
          hair: ['#6c4438', '#4c2c34'],
          hat: ['cap', '#d8504c'],
          armNear: [50, 70],
          armFar: [40, 60],
        },
        1.9,
        true,
      )
      sit(
        33.4,
        {
          skin: SKINS[1],
          top: ['#e8584c', '#a83c54'],
          low: ['#f0c468', '#b08060'],
          dress: 'skirt',
          hair: ['#3c2834', '#281c2c'],
          cut: 'bun',
          armNear: [30, 84],
          armFar: [52, 20],
        },
        1.8,
        true,
      )
      const [bx, by] = P(15, 5.3, 40.5)
      at(k, bx, by, 0.24, (q) => {
        path(
          q,
          '#74789c',
          'M-2.400 -4.400C-2.800 -6 -1 -6.200 -0.800 -4.800C0.400 -4.200 3 -3 5.400 -1.400C3.400 -0.700 0.600 0.200 -1 -0.400C-2.200 -1.200 -2.400 -3 -2.400 -4.400Z',
        )
        path(
          q,
          '#4c5080',
          'M0 -3.800C2 -3.400 4 -2.200 5.400 -1.400C3 -1.200 0.600 -1.600 0 -3.800ZM-2.500 -4.900L-3.600 -4.500L-2.400 -4.200Z',
        )
      })
      const vault = archOver(k, s.portrait ? -26 : -7)
      // Its pier and the mirror of the pier close the left side.
      const x = vault[0] - vault[2]
      path(k, '#2c3a64', `M-40 81.400H${x}V120H-40Z`)
      path(k, '#58607c', `M${x - 1.4} 81.400H${x}V120H${x - 1.4}Z`)
    })
    return finish(s, { bloom: 0.14, vignette: 0.12 })
  },
}
