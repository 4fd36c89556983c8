import { field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { eveningFiord, ferry } from '../../things/fiord-evening.js'
import { ledge, pulpit } from '../../things/pulpit-rock.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const guest = (pose, n, top, low, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#5c3c34', '#34242c'],
  shoe: '#241c38',
  light: -1,
  ...more,
})
const RED = ['#e8483c', '#9c3048']
const TEAL = ['#2c9c98', '#1c5c74']
const NAVY = ['#44507c', '#2c3058']

export default {
  alt: 'Il Preikestolen, in Norvegia, nel sole della sera: il pulpito di granito a picco sul fiordo già in ombra con pochi minuscoli camminatori sul bordo, un traghetto seicento metri più in basso e, vicino a noi, due amici accanto alla T rossa del sentiero',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [-0.1, 0.3], horizon: 20 / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, -2, 0, 26)
      for (const [t, c] of [
        [0, '#4c9cd8'],
        [0.5, '#a4d0e8'],
        [1, '#fff0dc'],
      ])
        sky.addColorStop(t, c)
      fill(k, sky, points('-4 -4 164 -4 164 40 -4 40'))
      eveningFiord(k)
      ferry(k, 116.5, 63)
      pulpit(k)
      const FALL = { fall: [0.85, -0.2], shade: '#c09490' }
      for (const [x, y, o, flip] of [
        [
          95.4,
          41.2,
          guest('sit', 0, RED, ['#f8d890', '#c8a078'], { cut: 'long', shoe: '#f8f0e0' }),
        ],
        [88.5, 41, guest('stand', 1, ['#f8f0e0', '#b8a0b0'], NAVY, { pack: TEAL })],
        [77.4, 40.2, guest('walk', 2, ['#f0b040', '#b07840'], NAVY)],
        [71.5, 39.4, guest('walkOther', 3, TEAL, NAVY, { pack: RED })],
        [51, 41.6, guest('camera', 1, RED, NAVY), false],
      ])
        stand(k, x, y, 4.8, o, { ...FALL, flip })
      ledge(k)
      // The two friends' shadows on the rock, away from the evening sun.
      for (const [x, y, l] of [
        [20, 81.5, 11.5],
        [11, 83, 12],
      ])
        fill(k, '#9c7478', [
          [x - 1.2, y],
          [x + l * 0.4, y - l * 0.1],
          [x + l * 0.74, y - l * 0.17],
          [x + l * 0.8, y - l * 0.16],
          [x + l * 0.94, y - l * 0.185],
          [x + l, y - l * 0.16],
          [x + l * 0.96, y - l * 0.125],
          [x + l * 0.82, y - l * 0.11],
          [x + l * 0.72, y - l * 0.06],
          [x + l * 0.4, y - l * 0.01],
          [x + 1, y + 0.35],
        ])
      stand(
        k,
        20,
        81.5,
        13,
        guest('camera', 0, RED, NAVY, {
          pack: ['#f0b040', '#b07840'],
          cut: 'bun',
          after: (c, j, flat) =>
            fill(c, flat ?? '#241c38', [
              [j.armFar.hand[0] - 0.2, j.armFar.hand[1] - 0.45],
              [j.armFar.hand[0] + 0.12, j.armFar.hand[1] - 0.5],
              [j.armFar.hand[0] + 0.22, j.armFar.hand[1] + 0.25],
              [j.armFar.hand[0] - 0.1, j.armFar.hand[1] + 0.3],
            ]),
        }),
        {},
      )
      stand(
        k,
        11,
        83,
        13.6,
        guest('hips', 2, TEAL, NAVY, { hat: ['knit', '#f8f0e0', '#e8483c'] }),
        {},
      )
    })
    return finish(s, { vignette: 0.12, bloom: 0.1, threshold: 0.9 })
  },
}
