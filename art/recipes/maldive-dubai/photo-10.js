import { field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { HORIZON, museum, project, SUN } from '../../things/future-ring.js'
import { shorePalm } from '../../things/palm-isle.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const TONES = {
  bright: '#fff6dc',
  lit: '#ffe2ac',
  graze: '#e8b48c',
  litLetter: '#8c5c5c',
  sky3: '#a8d0e4',
  sky2: '#74a8d0',
  sky1: '#4c80b8',
  low1: '#3c649c',
  low2: '#5478ac',
  letter: '#183068',
  grassBright: '#b4d468',
  grass: '#8cc05c',
  grassGraze: '#58a058',
  grassShade: '#34806c',
  grassDeep: '#286c68',
  path: '#fff0cc',
  pathShade: '#88a4a8',
  kerb: '#fff4dc',
  kerbShade: '#7c84a8',
  court: '#fbe4bc',
  court2: '#f4d6a8',
  courtShade: '#8a8cc4',
  courtShade2: '#7f80bb',
}

/** Far towers against the light: one flat tone, the side towards the sun paler. */
function tower(k, x, top, wide, [face, side], slant = 0) {
  fill(k, face, [
    [x, HORIZON + 1],
    [x, top + slant],
    [x + wide, top],
    [x + wide, HORIZON + 1],
  ])
  fill(k, side, [
    [x, HORIZON + 1],
    [x, top + slant],
    [x + wide * 0.34, top + slant * 0.66],
    [x + wide * 0.34, HORIZON + 1],
  ])
}

/** The needle of the city, seen through the ring. */
function needle(k, x, top) {
  const q = (HORIZON + 1 - top) / 40
  const steps = points(
    '0.250 3.500 0.450 10 0.800 10 0.800 14.500 1.250 14.500 1.250 19 1.750 19 1.750 24 2.300 24 2.300 40',
  ).map(([w, y]) => [w * q, top + y * q])
  fill(k, '#9cc4d8', [
    [x, top],
    ...steps.map(([w, y]) => [x + w, y]),
    ...steps.toReversed().map(([w, y]) => [x - w, y]),
  ])
  fill(k, '#c8e0e0', [
    [x, top],
    [x - 0.1, HORIZON + 1],
    ...steps.toReversed().map(([w, y]) => [x - w, y]),
  ])
}

const guest = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#4c3038', '#2c2030'],
  shoe: '#5c4060',
  light: -1,
  ...more,
})

/** Where the shadow of one unit of height goes, at a place of the court. */
function fallAt(X, Z) {
  const [x0, y0] = project(X, 0, Z)
  const [x1, y1] = project(X - SUN[0] / SUN[1], 0, Z - SUN[2] / SUN[1])
  const m = 133 / Z
  return [(x1 - x0) / m, (y1 - y0) / m]
}

/** Date palms beside the mound, their shade towards us. */
function palms(k) {
  for (const [n, [X, Z, high, lean]] of points(
    '-92 176 13 .04 -78 160 11 -.05 -66 146 15 .05 100 190 13 -.04 112 176 11 .06 118 160 14 .03 -28 74 15 -.04 -36.500 64 19 .05',
    4,
  ).entries()) {
    const [x, y] = project(X, 0, Z)
    const m = 133 / Z
    const [dx, dy] = fallAt(X, Z)
    const seed = 7 + n
    k.save()
    k.translate(x, y + 0.1)
    k.transform(1, 0, -dx, -dy, 0, 0)
    shorePalm(k, 0, 0, high * m, lean, Array(3).fill(TONES.courtShade), random(seed))
    k.restore()
    // Each stands in a round bed with a pale rim.
    for (const [c, R, drop] of [
      ['#fff0d0', 1.7, 0.12],
      ['#5c9464', 1.45, 0],
      ['#8cb868', 1.1, -0.1],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.ellipse(x, y + drop * m, R * m, (R * m * 15) / Z, 0, 0, 7)
      k.fill()
    }
    shorePalm(k, x, y + 0.1, high * m, lean, ['#7c6478', '#2c6c64', '#5ca060'], random(seed))
  }
}

/** Those who cross the court; X and Z in metres, a little larger than life so that they read. */
function guests(k) {
  const put = (X, Z, high, o, flip, shade = TONES.courtShade) => {
    const [x, y] = project(X, 0, Z)
    stand(k, x, y, (high * 133) / Z, o, { flip, fall: fallAt(X, Z), shade })
  }
  put(
    24,
    103,
    3.8,
    guest('stand', 0, ['#fff0dc', '#b89cb4'], ['#2c94a0', '#1c5c7c'], {
      view: 'back',
      dress: 'skirt',
      cut: 'bun',
    }),
  )
  put(
    18,
    101.5,
    2.7,
    guest('stand', 0, ['#f0604c', '#a83c54'], ['#f0604c', '#a83c54'], {
      view: 'back',
      dress: 'skirt',
      cut: 'bun',
      bare: true,
      armNear: [142, 66],
      armFar: [142, 66],
    }),
  )
}

export default {
  alt: 'Il Museo del Futuro di Dubai controluce al mattino: l’anello d’acciaio coperto di calligrafia araba sul suo colle verde getta sul piazzale la propria ombra, e nell’ellisse di sole che passa dal foro si è fermata una bambina con la madre; dentro l’anello, lontana, la guglia del Burj Khalifa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.1], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [t, c] of [
        [0, '#1878c4'],
        [0.4, '#48acd8'],
        [0.75, '#a4dadc'],
        [1, '#fbf0cc'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 180, 110)
      const glow = k.createRadialGradient(40, -34, 4, 40, -34, 112)
      glow.addColorStop(0, 'rgba(255,250,226,.7)')
      glow.addColorStop(0.4, 'rgba(240,250,224,.34)')
      glow.addColorStop(1, 'rgba(220,244,230,0)')
      k.fillStyle = glow
      k.fillRect(-6, -6, 180, 80)
      for (const [x, top, wide, slant] of points(
        '-3 51 3.400 0 1.500 46 2 1 4 50 4 0 9 42 1.800 2 11.500 53 3 0 146 50 4 0 151 44 2.200 1.500 155 53 5 0',
        4,
      ))
        tower(k, x, top, wide, ['#a0c8d8', '#bcdadc'], slant)
      tower(k, 20, 22.5, 6, ['#84b4d0', '#b4d8dc'], 6.5)
      tower(k, 31.5, 30, 5.4, ['#84b4d0', '#b4d8dc'], -6)
      needle(k, 92, 25)
      path(
        k,
        '#9cc4b4',
        `M-6 ${HORIZON - 1.5}Q10 ${HORIZON - 2.6} 24 ${HORIZON - 1.6}T60 ${HORIZON - 2}T120 ${HORIZON - 1.8}T166 ${HORIZON - 2.2}V72H-6Z`,
      )
      path(
        k,
        '#7cb0a4',
        `M-6 ${HORIZON - 0.7}Q4 ${HORIZON - 1.5} 10 ${HORIZON - 0.6}Q16 ${HORIZON - 1.8} 26 ${HORIZON - 0.7}Q44 ${HORIZON - 1.2} 58 ${HORIZON - 0.5}H124Q132 ${HORIZON - 1.9} 141 ${HORIZON - 0.6}Q152 ${HORIZON - 1.4} 166 ${HORIZON - 0.9}V72H-6Z`,
      )
      fill(k, TONES.court, points('-6 56 166 56 166 96 -6 96'))
    })
    museum(s, f, TONES)
    f.draw(s.k, (k) => {
      palms(k)
      guests(k)
    })
    return finish(s, { vignette: 0.1 })
  },
}
