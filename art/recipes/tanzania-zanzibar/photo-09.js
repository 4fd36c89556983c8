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
  ear: '#484578',
  deep: '#383a6a',
  lit: '#5a4c78',
  bright: '#84607c',
  tusk: '#ffe2b0',
  ink: '#22264f',
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

/** The two, and over them the glow of the tent: strong on trunk and brow, gone behind the shoulder. */
function lampLit(k) {
  const glow = (x0, x1, y, list, top) => {
    k.globalCompositeOperation = 'source-atop'
    const g = k.createLinearGradient(x1, y, x0, y - top)
    for (const [a, c] of list) g.addColorStop(a, c)
    k.fillStyle = g
    k.fillRect(x0 - 60, 20, x1 - x0 + 120, 70)
    k.globalCompositeOperation = 'source-over'
  }
  at(k, 43, 77.4, 0.325, (c) =>
    herdElephant(c, {
      tones: HIDE,
      step: 'stride',
      ear: 'spread',
      trunk: 'curl',
      nod: 0.08,
      tusk: 0.9,
    }),
  )
  glow(
    38,
    67,
    70,
    [
      [0, 'rgba(255,190,122,.96)'],
      [0.2, 'rgba(244,150,100,.72)'],
      [0.5, 'rgba(190,104,104,.28)'],
      [1, 'rgba(150,84,110,0)'],
    ],
    5,
  )
}

/** The calf, nearer to the lamp. */
function calfLit(k) {
  at(k, 71.5, 79.4, 0.135, (c) =>
    herdElephant(c, { tones: HIDE, calf: true, trunk: 'reach', step: 'back', nod: -0.05 }),
  )
  k.globalCompositeOperation = 'source-atop'
  const g = k.createLinearGradient(87, 72, 63, 69)
  g.addColorStop(0, 'rgba(255,196,128,.96)')
  g.addColorStop(0.4, 'rgba(232,138,100,.6)')
  g.addColorStop(1, 'rgba(160,90,110,.1)')
  k.fillStyle = g
  k.fillRect(40, 30, 80, 60)
  k.globalCompositeOperation = 'source-over'
}

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
      // Their shadows begin at the feet and run away from the lamp, ever wider and paler.
      for (const [x, y, far, up, down] of points(
        '57.500 77.500 -6 2.700 3 78 79.500 34 0.800 1.500',
        5,
      )) {
        const g = k.createLinearGradient(x, 0, far, 0)
        g.addColorStop(0, 'rgba(10,13,46,.85)')
        g.addColorStop(0.45, 'rgba(10,13,46,.7)')
        g.addColorStop(1, 'rgba(10,13,46,0)')
        path(
          k,
          g,
          `M${x} ${y}C${x - 8} ${y - 0.5} ${x - 26} ${y - up * 0.5} ${far} ${y - up}V${y + down}C${x - 26} ${y + down * 0.6} ${x - 8} ${y + 0.7} ${x} ${y}Z`,
        )
      }
    })
    s.layer((k) => f.draw(k, lampLit), { lit: false })
    s.layer((k) => f.draw(k, calfLit), { lit: false })
    f.draw(s.k, (k) => {
      bigTent(k)
      const r = random(8)
      stand(
        k,
        117,
        79.8,
        16.8,
        dark('stand', '#b8504c', {
          cut: 'bun',
          skin: ['#d08c60', '#8a4c44'],
          hair: ['#6c3c3c', '#4c2834'],
          armFar: [38, 14],
          low: ['#74485c', '#442848'],
        }),
        { flip: true, fall: [-0.22, 0.4], shade: '#74464c' },
      )
      stand(k, 111.6, 80.4, 11, dark('point', '#4c6494', { shorts: true, armFar: [86, 6] }), {
        flip: true,
        fall: [-0.3, 0.4],
        shade: '#74464c',
      })
      // Grass about the feet of the two.
      for (const [x, y] of points(
        '25 77.800 29 77.700 38 77.700 46 77.800 53 77.700 56 77.800 66 79.700 69 79.800 73 79.700 76 79.800',
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
