import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { calmGrandmother, cameraGirl, satchelBoy, shakingDog } from '../../things/ferry-shake.js'
import { prang } from '../../things/wat-arun.js'

const BANK = 50
const INK = '#1c2438'
const NEAR = {
  lit: '#fff6d8',
  mid: '#dcd4bc',
  shade: '#9ca8a4',
  deep: '#7c9098',
  gem: '#e08868',
  leaf: '#78a48c',
}
const BACK = {
  lit: '#e8e8d0',
  mid: '#ccd0bc',
  shade: '#a4b4ac',
  deep: '#94a8a8',
  gem: '#d0a08c',
  leaf: '#94b49c',
}

/** The sky of the monsoon: a dark lid, a pale gap over the far bank, curtains of rain that lean. */
function monsoon(k) {
  path(k, '#f0ecc8', 'M-6 -6H166V60H-6Z')
  path(k, '#ccdcc4', 'M-6 -6H166V34C140 40 120 30 96 36C70 42 40 30 -6 40Z')
  path(k, '#a0bcb4', 'M-6 -6H166V22C146 30 124 20 100 26C76 32 48 20 20 27C10 29 2 28 -6 30Z')
  path(k, '#7498a0', 'M-6 -6H166V12C150 20 132 11 112 16C90 22 66 11 44 17C28 21 10 16 -6 20Z')
  path(k, '#c4d8c0', 'M20 14L34 13L20 52H-2ZM128 12L146 14L140 52H112Z')
  path(k, '#e4e8cc', 'M50 16L58 15L50 50H36ZM152 16L160 14L158 50H146Z')
}

/** The far bank: trees, roofs with their hooked gables, the temple in the gap of light. */
function bank(k) {
  path(
    k,
    '#9cb8a4',
    `M-6 ${BANK}V44C2 42 8 45 14 43C22 40 28 44 36 43C44 42 50 45 58 44C64 44 70 45 76 45V${BANK}ZM118 ${BANK}V44C126 42 134 45 142 42C150 40 158 44 166 42V${BANK}Z`,
  )
  prang(k, 73, BANK - 1, 0.36, BACK)
  prang(k, 105, BANK - 1, 0.36, BACK)
  prang(k, 90, BANK, 0.72, NEAR)
  prang(k, 79, BANK + 0.5, 0.3, NEAR)
  prang(k, 101, BANK + 0.5, 0.3, NEAR)
  for (const [x, q] of points('62 1 128 1.200 140 0.800', 2)) {
    path(k, '#e8e0c8', `M${x - 5 * q} ${BANK}V${BANK - 3 * q}H${x + 5 * q}V${BANK}Z`)
    path(
      k,
      '#c87858',
      `M${x - 7 * q} ${BANK - 2.6 * q}L${x - 3 * q} ${BANK - 6.5 * q}L${x} ${BANK - 10 * q}L${x + 3 * q} ${BANK - 6.5 * q}L${x + 7 * q} ${BANK - 2.6 * q}Z`,
    )
    path(
      k,
      '#e8a478',
      `M${x - 7 * q} ${BANK - 2.6 * q}L${x - 3 * q} ${BANK - 6.5 * q}L${x} ${BANK - 10 * q}L${x - 1 * q} ${BANK - 2.6 * q}Z`,
    )
  }
  path(
    k,
    '#5c8c84',
    `M-6 ${BANK + 1}V46C4 44 10 47 18 46C28 44 36 47 46 46.500C52 46 56 48 58 ${BANK + 1}ZM134 ${BANK + 1}C138 46 146 47 152 45.500C158 44.500 162 46 166 45V${BANK + 1}Z`,
  )
  path(k, '#f0ecd4', `M56 ${BANK - 0.6}H136V${BANK + 1.2}H56Z`)
}

/** The river under the rain: pointed waves, the pale temple broken in it, a longtail that runs home. */
function river(k) {
  path(k, '#a4c0b0', `M-6 ${BANK + 1}H166V80H-6Z`)
  path(k, '#7ca8a0', 'M-6 55C40 53 100 56 166 54V80H-6Z')
  path(k, '#588c8c', 'M-6 61C40 58 100 62 166 60V80H-6Z')
  for (const [x, y, l, c] of [
    [80, 52.6, 20, '#e8e4cc'],
    [83, 55, 14, '#dcdcc4'],
    [85, 57.6, 11, '#ccd8c4'],
    [86, 60, 8, '#b4ccbc'],
    [20, 54, 16, '#ccdcc8'],
    [40, 57.5, 14, '#b4d0c0'],
    [122, 56.5, 16, '#b4d0c0'],
    [136, 53.5, 12, '#ccdcc8'],
    [58, 59.8, 16, '#94bcb0'],
  ])
    path(k, c, `M${x} ${y}q${l * 0.45} -0.900 ${l} -0.200q${-l * 0.5} 1.200 ${-l} 0.200Z`)
  at(k, 58, 56.5, 1, (q) => {
    path(
      q,
      '#3c6470',
      'M-12 -1.500C-6 0.500 6 0.500 12 -4.500L13 -4C11 0 6 2 -4 2C-8 2 -11 1 -12 -1.500Z',
    )
    path(q, '#e8785c', 'M-7 -5C-3 -6.500 3 -6.500 6 -5.500L6 -4.500C2 -5 -3 -5 -7 -4Z')
    stroke(q, '#3c6470', 0.4, 'M-6 -4.500V-0.500M5 -5V-0.800')
    path(
      q,
      '#f0f4e0',
      'M-13 0.500C-17 -2 -20 1 -24 0.500C-20 3 -14 3 -10 2.500C-4 3.500 4 3.500 9 2C4 2.500 -4 2.200 -8 1.500Z',
    )
  })
}

/** The ferry about us: a roof of boards with vests in the draught, posts, bulwark, wet deck. */
function ferry(k) {
  fill(k, '#14283c', points('-20 -20 180 -20 180 7 -20 12'))
  for (let i = 0; i < 9; i++) stroke(k, '#24445c', 0.6, `M${-10 + i * 22} -12L${-14 + i * 24} 11`)
  fill(k, '#3c6c7c', points('-20 12 180 7 180 9.500 -20 14.500'))
  // Life vests that swing, each otherwise.
  for (const [x, lean, q] of points(
    '22 0.320 1 35 0.200 1.100 49 0.380 0.950 124 0.260 1.050 138 0.400 0.950',
    3,
  )) {
    k.save()
    k.translate(x, 12)
    k.rotate(lean)
    k.scale(q, q)
    stroke(k, INK, 0.5, 'M0 -2V1')
    path(k, '#c8482c', 'M-4 1C-2 0 2 0 4 1L4.600 13H0.600L0 5L-0.600 13H-4.600Z')
    path(
      k,
      '#f88438',
      'M-4 1C-3 0.500 -2 0.300 -1 0.200L-0.600 13H-4.600ZM1.200 0.200C2.200 0.300 3.200 0.600 4 1L4.200 5L1.800 13H0.600L0.700 4Z',
    )
    path(k, '#fff0d0', 'M-4.400 7.500H-0.700V8.800H-4.500ZM0.700 7.500H4.400V8.800H0.700Z')
    k.restore()
  }
  for (const [x, w] of [
    [4, 5],
    [152, 5],
  ]) {
    fill(k, '#f0ead4', points(`${x} 8 ${x + w} 8 ${x + w + 1} 80 ${x + 1} 80`))
    fill(k, '#8ca4a8', points(`${x + w * 0.6} 8 ${x + w} 8 ${x + w + 1} 80 ${x + w * 0.6 + 1} 80`))
  }
  // The bulwark: rail, green boards, a white band.
  fill(k, '#1c5c5c', points('-20 64 180 60 180 84 -20 84'))
  fill(k, '#2c7c74', points('-20 64 180 60 180 68 -20 72'))
  fill(k, '#f0ead4', points('-20 73.500 180 69.500 180 72 -20 76'))
  for (let i = 0; i < 14; i++) stroke(k, '#14484c', 0.4, `M${-6 + i * 13} ${63.5 - i * 0.26}V80`)
  fill(k, '#e0a868', points('-20 62 180 58 180 60.800 -20 65'))
  fill(k, '#9c6444', points('-20 64 180 60 180 61 -20 65.200'))
  // Deck with the sky in its puddles.
  fill(k, '#4c3c50', points('-20 80 180 76.500 180 110 -20 110'))
  for (let i = -6; i < 18; i++)
    stroke(k, '#382c44', 0.5, `M${60 + (i - 4) * 11} 77L${60 + (i - 4) * 19} 100`)
  path(
    k,
    '#84a4ac',
    'M36 86C44 82.500 58 84 70 82.500C84 81.500 98 83 100 86C96 90 84 88 74 90C60 92 40 91 36 86Z',
  )
  path(
    k,
    '#b8ccc4',
    'M42 86C50 84 60 85.500 70 84.200C66 86.500 52 88 42 86ZM118 86C124 84 134 84.500 140 86C134 88.500 122 88.500 118 86Z',
  )
}

export default {
  alt: 'Sul traghetto per il Wat Arun, sotto la pioggia, un cane fradicio si scrolla: una viaggiatrice ride e salva la macchina fotografica, uno scolaro si ripara dietro la cartella, una nonna apre l’ombrello senza scomporsi',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.6, 0.3], horizon: BANK / 90 })
    field(s).draw(s.k, (k) => {
      monsoon(k)
      bank(k)
      river(k)
      const r = random(12)
      let drops = ''
      for (let i = 0; i < 70; i++) {
        const [x, y, n] = [r() * 170, 8 + r() * 54, 2.5 + r() * 3.5]
        drops += `M${x} ${y}l${-n * 0.42} ${n}`
      }
      stroke(k, 'rgba(255,255,248,.75)', 0.2, drops)
      for (const [x, y, q] of points(
        '14 58 1.600 34 61 2 70 62 1.800 84 57 1.200 112 60 1.800 130 58 1.500 146 61 1.800',
        3,
      ))
        stroke(
          k,
          '#d4e4d4',
          0.22,
          `M${x - q} ${y}a${q} ${q * 0.32} 0 1 0 ${q * 2} 0a${q} ${q * 0.32} 0 1 0 ${-q * 2} 0`,
        )
      k.save()
      k.translate(80, 45)
      k.rotate(0.022)
      k.translate(-80, -45)
      ferry(k)
      at(k, 29, 47, 1, cameraGirl)
      at(k, 105.5, 47, 0.86, satchelBoy)
      at(k, 144, 44, 1, calmGrandmother)
      at(k, 71, 83, 1.12, shakingDog)
      k.restore()
      // What the dog throws off, in three whirls.
      const spray = random(5)
      for (let i = 0; i < 62; i++) {
        const a = -3.5 + (i / 62) * 3.9 + spray() * 0.1
        const d = 22 + (i % 3) * 8 + spray() * 5
        const [x, y, q] = [
          70 + Math.cos(a) * d * 1.25,
          58 + Math.sin(a) * d * 0.85,
          0.45 + spray() * 0.85,
        ]
        k.save()
        k.translate(x, y)
        k.rotate(a + 1.9)
        path(
          k,
          i % 4 ? '#f8fff4' : '#9cc8cc',
          `M0 ${-q * 2.2}C${q * 0.5} ${-q} ${q} ${-q * 0.5} ${q} ${q * 0.3}a${q} ${q} 0 1 1 ${-q * 2} 0C${-q} ${-q * 0.5} ${-q * 0.5} ${-q} 0 ${-q * 2.2}Z`,
        )
        k.restore()
      }
    })
    return finish(s, { vignette: 0.14, bloom: 0.1 })
  },
}
