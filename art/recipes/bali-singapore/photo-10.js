import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { merlionStatue } from '../../things/merlion.js'
import { ducking, photographer } from '../../things/merlion-guests.js'

const SHORE = 55

/** A storm front behind the city, and the bow that it carries. */
function storm(k) {
  path(k, '#4c5490', 'M-6 -6H166V60H-6Z')
  path(k, '#fcd498', 'M-6 60V26C6 24 14 30 24 28C32 34 42 32 50 38C60 38 68 44 112 56V60Z')
  path(
    k,
    '#f8b48c',
    'M-6 26C6 24 14 30 24 28C32 34 42 32 50 38C60 38 68 44 112 56V50C68 38 60 32 50 31C42 26 32 27 24 21C14 22 6 16 -6 18Z',
  )
  path(
    k,
    '#b0809c',
    'M-6 18C6 16 14 22 24 21C32 27 42 26 50 31C60 32 68 38 112 50V42C68 30 60 24 50 23C40 16 30 19 22 12C12 13 4 7 -6 9Z',
  )
  path(
    k,
    '#745c94',
    'M-6 9C4 7 12 13 22 12C30 19 40 16 50 23C60 24 68 30 112 42V34C70 22 62 14 50 13C40 5 28 9 20 1C10 3 4 -4 -6 -2Z',
  )
  for (const d of ['M112 -6L166 -6V60H104Z', 'M142 -6H166V60H118Z'])
    path(k, 'rgba(44,40,104,.34)', d)
  ;['#e8746c', '#f8a864', '#fce08c', '#8ccc9c', '#6cb0d8', '#8c80cc'].forEach((c, i) =>
    stroke(
      k,
      c,
      1.6,
      `M${95 + i * 1.5} 60A${76 - i * 1.5} ${70 - i * 1.5} 0 0 1 166 ${-3 + i * 1.6}`,
    ),
  )
  let rain = ''
  const r = random(7)
  for (let i = 0; i < 60; i++) {
    const [x, y] = [100 + r() * 66, r() * 50]
    rain += `M${x} ${y}l-1.800 3.600`
  }
  stroke(k, 'rgba(255,240,216,.5)', 0.22, rain)
}

/** The hotel across the bay: three towers, each of two legs that lean together, one long deck on top. */
function hotel(k) {
  for (const x of [16, 29, 42]) {
    path(
      k,
      '#fff0cc',
      `M${x - 5} ${SHORE}C${x - 4} 47 ${x - 3.5} 41 ${x - 3.5} 36H${x + 1}C${x + 1} 42 ${x + 1} 48 ${x + 0.5} ${SHORE}Z`,
    )
    path(
      k,
      '#9484b4',
      `M${x + 1} 36H${x + 3.5}C${x + 3.5} 42 ${x + 4} 49 ${x + 5} ${SHORE}H${x + 0.5}C${x + 1} 48 ${x + 1} 42 ${x + 1} 36Z`,
    )
    for (let y = 38; y < SHORE - 2; y += 1.6) {
      stroke(k, '#e0a88c', 0.3, `M${x - 3.3 - (y - 36) * 0.05} ${y}H${x + 0.7}`)
      stroke(k, '#6c5c98', 0.3, `M${x + 1.3} ${y}H${x + 3.3 + (y - 36) * 0.05}`)
    }
  }
  path(
    k,
    '#fff6dc',
    'M8 34.500C20 33 40 33 52 33.500L55.500 32.400C55 34.500 53 36 50 36.600H12C9.500 36.400 8.500 35.600 8 34.500Z',
  )
  path(
    k,
    '#7c6c9c',
    'M9.500 35.800C22 36.300 42 36.300 53.500 35C52.600 36 51.500 36.400 50 36.700H12C11 36.600 10.200 36.300 9.500 35.800Z',
  )
  for (let x = 13; x < 50; x += 2.7) path(k, '#5c8c6c', `M${x - 0.9} 33.700a0.900 1 0 1 1 1.800 0Z`)
  path(k, '#fce0b4', `M8 ${SHORE}C14 50 44 50 50 ${SHORE}Z`)
  path(k, '#a484a4', `M30 51.300C40 51.600 47 53 50 ${SHORE}H34Z`)
  // The lotus beside it.
  for (const [x, h] of points('-4 6 -2 7.500 0.500 8 3 7 5 5'))
    path(
      k,
      x < 2 ? '#fff0d4' : '#b498bc',
      `M${1.5} ${SHORE}C${0.5 + x * 0.6} ${SHORE - 2} ${x} ${SHORE - h * 0.7} ${x} ${SHORE - h}H${x + 2.2}C${x + 2.6} ${SHORE - h * 0.6} ${3 + x * 0.3} ${SHORE - 2} 3 ${SHORE}Z`,
    )
}

/** The towers of the bank side, each with a top of its own; the low sun on their left. */
function towers(k) {
  for (const [x, w, h, kind, c] of points(
    '124 8 30 0 0 134 7 38 1 1 143 9 44 2 0 154 8 36 3 1 118 6 20 1 1 130 7 22 3 0 150 7 24 0 1 161 8 28 2 0',
    5,
  )) {
    const top = SHORE - h
    const edge = x + w * 0.4
    const roofs = [
      [`${edge} ${top - 3}`, `${x + w} ${top}`, `${x} ${top}`],
      [`${edge} ${top}`, `${x + w} ${top - 2.5}`, `${x} ${top - 2.5}`],
      [`${edge} ${top - 1}`, `${x + w} ${top + 4}`, `${x} ${top + 2}`],
      [`${edge} ${top}`, `${x + w} ${top}`, `${x} ${top}`],
    ][kind]
    fill(
      k,
      c ? '#f8bc90' : '#fcd8a8',
      points(`${x} ${SHORE} ${roofs[2]} ${roofs[0]} ${edge} ${SHORE}`),
    )
    fill(
      k,
      c ? '#5c5494' : '#6c609c',
      points(`${edge} ${SHORE} ${roofs[0]} ${roofs[1]} ${x + w} ${SHORE}`),
    )
    for (let y = top + 4; y < SHORE - 1; y += 1.7) {
      stroke(k, c ? '#d88c7c' : '#e0a884', 0.35, `M${x + 0.4} ${y}H${edge - 0.3}`)
      stroke(k, '#484884', 0.35, `M${edge + 0.4} ${y}H${x + w - 0.4}`)
    }
    if (kind === 3) stroke(k, '#e8b094', 0.5, `M${edge} ${top}V${top - 7}`)
  }
  path(
    k,
    '#3c5474',
    `M100 ${SHORE}C104 51 110 53 114 51.500C120 50.500 126 53 132 51.500C140 50.500 150 53 168 51V${SHORE}Z`,
  )
  path(k, '#3c6c70', `M-6 ${SHORE}V53.500C10 52.500 40 54 94 53V${SHORE}Z`)
}

/** The bay, ruffled: bands, pointed wavelets, the light under the storm. */
function bay(k) {
  path(k, '#5c8cac', `M-6 ${SHORE}H166V96H-6Z`)
  path(k, '#fcd8a4', `M-6 ${SHORE}H62C50 56.500 40 56 30 57.500C18 57 8 58.500 -6 58Z`)
  path(
    k,
    '#a8b4b4',
    'M-6 58C8 58.500 18 57 30 57.500C40 56 50 56.500 66 55.500C62 58 50 58.500 40 60C24 60 10 62 -6 61Z',
  )
  path(k, '#44789c', 'M-6 64C30 61 60 64 100 61C130 60 150 61 166 59.500V96H-6Z')
  path(k, '#30608c', 'M-6 73C30 70 70 74 110 70C136 68.500 152 70 166 68V96H-6Z')
  path(k, '#244c7c', 'M-6 83C30 80 70 84 110 80C136 78.500 152 80 166 78V96H-6Z')
  const r = random(9)
  for (let i = 0; i < 34; i++) {
    const y = 58 + (i / 33) ** 1.3 * 36
    const [x, q] = [r() * 164, 0.4 + (y - 56) * 0.035]
    path(
      k,
      i % 3 ? '#8cc0cc' : '#fcd8a4',
      `M${x - 5 * q} ${y}C${x - 2 * q} ${y - 0.5 * q} ${x - q} ${y - 0.8 * q} ${x} ${y - 1.05 * q}C${x + 0.5 * q} ${y - 0.8 * q} ${x + 2 * q} ${y - 0.2 * q} ${x + 4 * q} ${y}C${x + q} ${y + 0.1} ${x - 2 * q} ${y + 0.6 * q} ${x - 5 * q} ${y}Z`,
    )
  }
}

/** The jet, from the mouth to the umbrella, where it seems to break. */
function jet(k) {
  path(k, '#8cb8d4', 'M82 25.500C71 20.500 55 24 47.500 41H58C60 33 69 27.500 82 29.500Z')
  path(k, '#d8ecf0', 'M82 25.800C71 21 56 25 49 41H56.500C59 32.500 68 26.500 82 28.400Z')
  path(k, '#ffffff', 'M82 26C71 21.800 57.500 26 51 41H53.500C58 29.500 68 24.500 82 27Z')
  stroke(k, '#ffffff', 0.6, 'M66 26.500C61 29 57.500 34 55.800 40M76 29.800C69 29 63 32.500 60 38')
  stroke(k, '#8cb8d4', 0.4, 'M52.500 35C54 32 56 29.500 59 27.500')
  // The splash.
  k.save()
  k.translate(7, -0.5)
  k.scale(0.86, 0.86)
  path(
    k,
    '#d8ecf0',
    'M36 52C38 49 40 51 41.500 47C43.500 48.500 45.500 45.500 46 42.500C48 45 50 44.500 51 42C53 44 55 43 57 41C57 45 60 45.500 62.500 44.500C61.500 48 63 50 67 50C62 52 58 52.500 54 50.500C48 49.500 42 51 36 52Z',
  )
  path(
    k,
    '#ffffff',
    'M40 51C43 49.500 44 49.500 45.500 46.500C47.500 48 49.500 47 51 45C53 47 55 46 56.500 44.500C57 47.500 59 48 61.500 48C59 50.500 56 51 53 49.500C48 48.700 44 50 40 51Z',
  )
  for (const [x, y, q] of points(
    '34 47 0.8 39 43.500 0.600 44.500 39 0.700 60 39 0.700 66 44.500 0.900 70 49 0.600 31 52 0.500 55 37 0.500 36.500 40 0.400 68 40 0.400 64 54 0.600',
    3,
  ))
    path(
      k,
      '#ffffff',
      `M${x - q} ${y}a${q} ${q * 1.3} 0 1 0 ${q * 2} 0a${q} ${q * 1.3} 0 1 0 ${-q * 2} 0Z`,
    )
  k.restore()
}

/** The quay we stand on, wet from the shower. */
function quay(k) {
  path(k, '#7c6c94', 'M-6 84C20 83 50 83.500 71 84.500L78 96H-6Z')
  path(k, '#f0d0a8', 'M-6 82.500C20 81.500 50 82 70 83L74 88.500C50 87.500 20 87 -6 88Z')
  path(
    k,
    '#fff0d0',
    'M-6 82.500C20 81.500 50 82 70 83L70.800 83.800C50 82.800 20 82.300 -6 83.300Z',
  )
  path(k, '#c8a49c', 'M-6 88C20 87 50 87.500 74 88.500L78 96H-6Z')
  for (const d of ['M-6 91.500C20 90.800 50 91 75.500 92', 'M22 84L20 96M48 84.300L50 96'])
    stroke(k, '#a4848c', 0.4, d)
}

export default {
  alt: 'Il Merlion bianco sotto un cielo di temporale con l’arcobaleno: per gioco una viaggiatrice si ripara con l’ombrello rosso dallo zampillo e l’amico in ginocchio la fotografa; oltre la baia l’albergo a tre torri di Singapore',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.4], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      storm(k)
      hotel(k)
      towers(k)
      bay(k)
      // The pier of the statue: steps down to the bay.
      path(k, 'rgba(28,28,84,.4)', 'M66 86C90 90 130 88 168 90V94H80Z')
      path(k, '#fce8c8', 'M72 76.500H140L150 80H168V84H68Z')
      path(k, '#c8a8a8', 'M70 79H138L149 83H168V87H66Z')
      path(k, '#8c78a0', 'M67 83H136L148 86.500H168V90H64Z')
      path(k, 'rgba(84,60,120,.45)', 'M98 77.500C120 75.500 150 77 160 80L140 82.500H104Z')
      at(k, 100, 78, 0.69, merlionStatue)
      quay(k)
      path(
        k,
        'rgba(72,32,96,.42)',
        'M42 86.400C50 85.400 62 85.800 70 87.200C62 88.200 48 88 42 86.400Z',
      )
      path(
        k,
        'rgba(72,32,96,.42)',
        'M3 88.600C12 87.400 30 87.500 38 88.800C32 90.300 12 90 3 88.600Z',
      )
      at(k, 48, 86, 1.02, ducking, true)
      jet(k)
      at(k, 16, 88, 1.06, photographer)
    })
    return finish(s, { vignette: 0.12 })
  },
}
