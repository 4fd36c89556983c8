import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bigTent, darkPlain, nightSky, starField, tentLight } from '../../things/elephant-tent.js'
import { tuft } from '../../things/grass-tuft.js'
import { herdElephant } from '../../things/herd-elephant.js'
import { POSES, stand } from '../../things/slender-folk.js'
import { thornTree } from '../../things/thorn-tree.js'

/** The tent lights what looks at it; the rest lies in the blue of the night. */
const HIDE = {
  body: '#414374',
  shade: '#2e3262',
  far: '#1f2552',
  ear: '#4a4678',
  deep: '#232752',
  lit: '#a8666a',
  bright: '#f0a46c',
  tusk: '#ffe2b0',
  ink: '#141a42',
}
const dark = (pose, top, more) => ({
  ...POSES[pose],
  skin: ['#c07850', '#6c3840'],
  top: [top, '#5c3048'],
  low: ['#6c4454', '#3c2444'],
  hair: ['#48283a', '#2c1a34'],
  shoe: '#2c1a34',
  light: 1,
  ...more,
})

export default {
  alt: 'Notte nella savana sotto la Via Lattea: una grande tenda accesa, con il letto e la zanzariera; sulla soglia una madre e il suo bambino restano immobili, perché un’elefantessa è venuta fin lì e il suo piccolo tasta con la proboscide una corda della tenda',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        finish: { bloom: 0.2, threshold: 0.74, vignette: 0.1, cool: '#0c1440' },
      },
      sun: [0.75, 0.8],
      horizon: 62 / 90,
    })
    const f = field(s)
    nightSky(s, f)
    f.draw(s.k, (k) => {
      starField(k)
      darkPlain(k)
      thornTree(k, 152, 72.5, 42, 30, ['#12183e', '#151c45', '#222b5a', '#0f1536'], {
        seed: 36,
        side: -1,
      })
    })
    for (const [blur, draw] of tentLight)
      s.layer((k) => f.draw(k, draw), { lit: false, blur: (blur * s.w) / 160 / 2 })
    f.draw(s.k, (k) => {
      // Shadows run from the feet, away from the tent.
      path(
        k,
        'rgba(12,16,52,.75)',
        'M63 77.600C56 76 36 75.600 6 78C22 79.800 52 79.400 63 77.600Z',
      )
      path(
        k,
        'rgba(12,16,52,.7)',
        'M80 79.800C72 78.900 60 79 50 80.200C60 81.200 72 81 80 79.800Z',
      )
      at(k, 52, 77, 0.27, (c) =>
        herdElephant(c, {
          tones: HIDE,
          step: 'stride',
          ear: 'spread',
          trunk: 'curl',
          nod: 0.08,
          tusk: 0.9,
        }),
      )
      at(k, 76, 79.4, 0.124, (c) =>
        herdElephant(c, { tones: HIDE, calf: true, trunk: 'reach', step: 'back', nod: -0.05 }),
      )
      bigTent(k)
      const r = random(8)
      stand(
        k,
        117,
        79.8,
        16.8,
        dark('stand', '#b8504c', { cut: 'long', armFar: [38, 14], low: ['#74485c', '#442848'] }),
        { flip: true, fall: [-0.22, 0.4], shade: '#74464c' },
      )
      stand(k, 111.6, 80.4, 11, dark('point', '#4c6494', { shorts: true, armFar: [86, 6] }), {
        flip: true,
        fall: [-0.3, 0.4],
        shade: '#74464c',
      })
      // Grass about the feet of the two.
      for (const [x, y] of points(
        '38 77.400 43 77.300 46 77.400 56 77.300 59.500 77.400 62.500 77.300 69 79.700 71 79.800 77 79.700 80 79.800',
      ))
        tuft(k, x, y, 1.1 + r() * 0.7, ['#10163c', '#1c2450', '#0e1436'], r)
      // Near grass in a few clumps; those before the door have its light behind them.
      for (const [x, n, tall] of points(
        '0 9 6 13 5 3.400 30 7 5 47 4 3 66 8 5.400 86 5 3.200 104 4 2.600 121 5 3 142 5 3.600 157 9 6',
        3,
      ))
        for (let i = 0; i < n; i++) {
          const px = x + (i - n / 2) * 1.6 + r() * 1.2
          const glow = Math.abs(px - 123) < 23
          tuft(
            k,
            px,
            90.6 + r() * 1.2,
            tall * (0.5 + r() * 0.7),
            glow ? ['#1c1a3c', '#4a3448', '#12143a'] : ['#0e1534', '#1a2348', '#0b102c'],
            r,
          )
        }
    })
    return finish(s)
  },
}
