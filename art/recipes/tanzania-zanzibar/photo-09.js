import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bigTent,
  darkPlain,
  lampHead,
  nightSky,
  starField,
  tentLight,
} from '../../things/elephant-tent.js'
import { umbrella } from '../../things/giraffe-dusk.js'
import { tuft } from '../../things/grass-tuft.js'
import { POSES, stand } from '../../things/slender-folk.js'
import { elephant } from '../../things/wading-elephants.js'

// The tent lights heads and breasts; along the back it fades into the blue of the night.
const hide = (k) => {
  const light = k.createLinearGradient(-6.5, 0, 4.5, 0)
  light.addColorStop(0, '#f0a470')
  light.addColorStop(0.17, '#d88a68')
  light.addColorStop(0.3, '#94687a')
  light.addColorStop(0.6, '#545288')
  light.addColorStop(1, '#485488')
  return { ...HIDE, light }
}
const HIDE = {
  body: '#3a3a68',
  shade: '#242a58',
  deep: '#171d46',
  ear: '#4e4470',
  tusk: '#ffe6b8',
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
      umbrella(k, 150, 74, 34, 46, ['#141a40', '#10163a', '#1c2450', '#2a3466'], 9)
    })
    for (const [blur, draw] of tentLight)
      s.layer((k) => f.draw(k, draw), { lit: false, blur: (blur * s.w) / 160 / 2 })
    f.draw(s.k, (k) => {
      // Shadows run from the feet, away from the tent.
      path(
        k,
        'rgba(12,16,52,.75)',
        'M66 76.400C56 75.200 40 75 4 77.200C22 79 50 78.600 66 76.400Z',
      )
      path(
        k,
        'rgba(12,16,52,.7)',
        'M76 79.300C66 78.600 56 78.700 46 79.800C56 80.800 68 80.600 76 79.300Z',
      )
      at(
        k,
        55,
        76.6,
        2.55,
        (c) => {
          elephant(c, { step: 0.35, trunk: 'down', tones: hide(c) })
          lampHead(c)
        },
        true,
      )
      at(
        k,
        73,
        79.6,
        1.1,
        (c) => {
          elephant(c, { step: 0.7, trunk: 'up', tusks: 0, tones: hide(c) })
          // The light along its raised trunk.
          path(
            c,
            '#e89c70',
            'M-5.100 -8.800C-6.400 -8.500 -7.100 -7.600 -7.700 -7C-8.400 -6.400 -9.100 -6.600 -9.500 -7.400C-9.800 -8.100 -10.400 -7.900 -10.300 -7.300C-10.100 -7.500 -9.900 -7.400 -9.700 -7C-9.200 -6.100 -8.200 -5.900 -7.500 -6.500C-6.900 -7.100 -6.200 -7.900 -5.100 -8.300Z',
          )
        },
        true,
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
      // Grass about the feet of the herd.
      for (const [x, y] of points(
        '41 77 42.500 77.100 44.300 77 46 77.100 49 77 51.500 77 54 77 57.500 77 60 77.100 61.600 77 63.200 77.200 65 77 65.800 80 68 80.100 69.400 79.900 73 80 76 80.100 77.300 79.900',
      ))
        tuft(k, x, y, 1.3 + r() * 0.7, ['#10163c', '#1c2450', '#0e1436'], r)
      for (let i = 0; i < 90; i++) {
        const x = -6 + i * 1.95 + r() * 1.6
        tuft(
          k,
          x,
          91 + r() * 0.8,
          (x < 96 ? 3 : 2) + r() * r() * 5,
          Math.abs(x - 123) < 23
            ? ['#1c1a3c', '#5a3c4c', '#12143a']
            : ['#0e1534', '#1a2348', '#0b102c'],
          r,
        )
      }
    })
    return finish(s)
  },
}
