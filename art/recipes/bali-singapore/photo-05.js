import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { castNet, heaven, ocean, rain, rock, SEA, shelf } from '../../things/tanah-lot.js'

const DARK = { hair: ['#241a34', '#1c142c'], light: 1, low: ['#9c6c80', '#5c4068'] }
const who = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  ...DARK,
  skin: [SKINS[n][1], '#54304c'],
  top: [top, shade],
  ...more,
})

/** Somebody on the wet shelf, with the long shade towards us. */
const put = (k, x, y, high, o, flip) =>
  stand(k, x, y, high, o, { flip, fall: [x < 116 ? -0.9 : 0.4, 0.24], shade: 'rgba(24,18,52,.6)' })

export default {
  alt: 'Tanah Lot dopo il temporale, al tramonto: il tempio sullo scoglio in controluce, l’alta marea che torna fra le pozze piene di cielo; un pescatore lancia la rete nella scia del sole',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.72, 0.52], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      heaven(k)
      rain(k)
      ocean(k)
      rock(k)
      shelf(k)
      // Two of the village go up to the temple; travellers among the pools; the fisherman at the edge.
      put(
        k,
        60.5,
        65.8,
        4.2,
        who('climb', 2, '#f4e4dc', '#8c7090', { dress: 'sarong', hat: ['wrap', '#f4e4dc'] }),
      )
      put(
        k,
        57,
        66.4,
        4.1,
        who('carryHead', 2, '#f0b46c', '#8c4c60', { dress: 'sarong', cut: 'bun' }),
      )
      put(k, 80, 81.6, 8.6, who('point', 0, '#f08c74', '#7c3c64', { cut: 'long', armFar: [84, 6] }))
      put(k, 75.5, 81.2, 9.2, who('hips', 1, '#6c9cb8', '#3c4c7c'))
      put(k, 64, 79.4, 6, who('run', 0, '#ffd070', '#a86858', { cut: 'bun' }))
      put(
        k,
        116,
        77.5,
        9.4,
        who('stand', 3, '#c85c5c', '#54284c', {
          near: [22, 10],
          far: [-22, 8],
          armNear: [84, 14],
          armFar: [70, 10],
          lean: 10,
          hat: ['cone', '#f0c488', '#a86c64'],
          shorts: true,
        }),
      )
      at(k, 119.6, 71.6, 0.82, castNet)
      // The dog that waits for the catch.
      at(k, 108.5, 78.4, 0.5, (c) => {
        path(
          c,
          '#2c1c40',
          'M-3 0C-3.400 -3 -2 -5 -0.400 -5.800L-0.200 -8.200L0.900 -7.400C2.200 -7.400 3 -6.600 3.800 -6L3.400 -5.200L1.800 -4.800C2 -3 2 -1.400 2 0H1L0.800 -2L0 0H-3Z',
        )
        path(
          c,
          '#f0906c',
          'M0.900 -7.400C2.200 -7.400 3 -6.600 3.800 -6L3.400 -5.200L1.800 -4.800C2 -3 2 -1.400 2 0H1.500C1.400 -2 1.300 -4 1.100 -5.400Z',
        )
        stroke(c, '#2c1c40', 0.6, 'M-2.600 -0.400C-4 -0.600 -4.800 -1.600 -4.600 -2.800')
      })
    })
    return finish(s, { vignette: 0.16 })
  },
}
