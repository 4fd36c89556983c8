import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bank, burj, HORIZON, hem, swells, tower } from '../../things/needle-fog.js'

const EDGE = 77.5
const NEEDLE = 103

/** Sky, towers and all the fog, as far as the rim of the pool. */
function morning(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON + 4)
  for (const [t, c] of [
    [0, '#2c5c9c'],
    [0.34, '#6c9cc8'],
    [0.62, '#cfc6cc'],
    [0.82, '#fbc8a0'],
    [1, '#ffe0a8'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, -70, 180, 160)
  const sun = k.createRadialGradient(172, 54, 0, 172, 54, 70)
  sun.addColorStop(0, 'rgba(255,244,200,.95)')
  sun.addColorStop(0.4, 'rgba(255,222,164,.36)')
  sun.addColorStop(1, 'rgba(255,210,160,0)')
  k.fillStyle = sun
  k.fillRect(-6, -70, 180, 160)
  const row = (text) => {
    for (const [x, foot, wide, high, crown, far] of points(text, 6)) {
      tower(k, x, foot, wide, high, crown, far)
      if (wide > 2) hem(k, x + wide / 2, foot, wide)
      sink(
        k,
        x + wide / 2,
        foot + 0.5,
        wide * 1.5,
        wide * (wide > 2 ? 0.62 : 0.7),
        far > 0.5 ? '252,222,184' : '250,218,192',
      )
    }
  }
  row(
    '6 58 1.600 3.600 0 0.620 10 58 1.400 5 2 0.620 31 58 1.500 4.200 4 0.620 36 58 1.300 3 0 0.660 62 58 1.500 4.600 2 0.620 121 58 1.400 3.400 2 0.660 139 58 1.600 4.600 0 0.620 151 58 1.400 3.200 4 0.660',
  )
  bank(k, HORIZON + 0.4, 5, ['#ffeac4', '#f6d4c0'])
  swells(k, 57.6, 59, 22, 3, 0.25)
  row(
    '46 60 2.600 10 1 0.300 51 60 2.200 7.400 1 0.300 78 60 2.200 6 2 0.340 126 60 2.600 9.500 3 0.300 20 60 2.600 6.600 4 0.340',
  )
  bank(k, 60, 6, ['rgba(252,224,194,.9)', '#ecc8c4'])
  swells(k, 59.8, 62, 18, 5, 0.45)
  shade(k, 139.4, 63, 0.7, 26)
  shade(k, 64, 63.2, 0.7, 34)
  row('137 62.600 4.600 15 2 0.100 62 62.600 4.400 12.500 3 0.100')
  bank(k, 63, 7, ['rgba(250,218,190,.55)', '#d8bccc'])
  swells(k, 62.8, 66, 15, 8)
  burj(k, NEEDLE, 0.0895)
  bank(k, 66.6, 8, ['rgba(248,212,188,.5)', '#bdb2d4'])
  swells(k, 66.4, 70.5, 11, 11)
  lying(k)
  sink(k, NEEDLE + 0.4, 67.4, 17, 5.6, '236,206,200')
  sink(k, NEEDLE + 4, 67, 12, 2.2, '252,226,192')
  bank(k, 72, 8, ['rgba(236,200,196,0)', '#a3a6d4'])
  swells(k, 72, 80, 10, 15, 0.7)
  for (const [x, y, q, up] of points(
    '34 22 1.050 1 42 24.600 0.980 0 49 26 1.050 1 56.500 29 0.940 0 62 30 1 1 69 33 0.900 0',
    4,
  ))
    at(k, x, y, q, (c) => flamingo(c, up === 1))
}

/** Fog that rises round a foot and swallows it, thinner and thinner upwards. */
function sink(k, x, y, rx, ry, tone) {
  k.save()
  k.translate(x, y)
  k.scale(1, ry / rx)
  const g = k.createRadialGradient(0, 0, 0, 0, 0, rx)
  g.addColorStop(0, `rgba(${tone},1)`)
  g.addColorStop(0.42, `rgba(${tone},.96)`)
  g.addColorStop(0.72, `rgba(${tone},.5)`)
  g.addColorStop(1, `rgba(${tone},0)`)
  k.fillStyle = g
  k.fillRect(-rx, -rx, rx * 2, rx * 2)
  k.restore()
}

/** The shadow of a tower, from its foot away from the sun, over the fog, fading as it goes. */
function shade(k, x, y, half, long) {
  const g = k.createLinearGradient(x, 0, x - long, 0)
  g.addColorStop(0, 'rgba(112,120,190,.55)')
  g.addColorStop(1, 'rgba(112,120,190,.1)')
  path(
    k,
    g,
    `M${x + 2} ${y - half}C${x - long * 0.3} ${y - half * 0.8} ${x - long * 0.7} ${y + long * 0.016} ${x - long} ${y + long * 0.03}C${x - long * 0.7} ${y + half * 0.6 + long * 0.022} ${x - long * 0.3} ${y + half * 1.1} ${x + 2} ${y + half}Z`,
  )
}

/** The needle's own shadow lies along the fog, one blade that thins to the point of its mast and follows the swells a little. */
function lying(k) {
  const g = k.createLinearGradient(NEEDLE, 0, 8, 0)
  g.addColorStop(0, 'rgba(92,100,180,.66)')
  g.addColorStop(0.6, 'rgba(92,100,180,.5)')
  g.addColorStop(1, 'rgba(92,100,180,.2)')
  path(
    k,
    g,
    `M${NEEDLE + 3} 65.800C88 65.400 74 66.600 58 67.700C42 68.700 24 69.600 5 70.200C24 70.300 43 69.700 59 69.100C75 68.500 90 68.600 ${NEEDLE + 3} 67.900Z`,
  )
}

/** Flamingos on their way to the creek. */
function flamingo(k, up) {
  stroke(k, '#c8506c', 0.16, 'M-1.500 0.100L-4.200 0.550')
  path(
    k,
    '#e8788c',
    'M-1.700 0.050C-0.900 -0.420 0.500 -0.420 1.300 -0.100C0.700 0.360 -0.700 0.460 -1.700 0.050Z',
  )
  stroke(k, '#e8788c', 0.22, 'M1.100 -0.080C2 -0.120 2.600 0.120 3.500 -0.060')
  path(
    k,
    '#e8788c',
    'M3.350 -0.250C3.700 -0.360 3.950 -0.160 3.900 0.020L4.100 0.300L3.600 0.140C3.350 0.100 3.250 -0.120 3.350 -0.250Z',
  )
  // Far wing, then the near one: an arm and a hand of long dark feathers, bent at the wrist.
  const beat = (dx, c, dark) => {
    k.save()
    k.translate(dx, 0)
    if (!up) k.scale(1, -0.72)
    path(
      k,
      dark,
      'M0.050 -1.750C-0.100 -2.500 -0.700 -3.300 -1.900 -3.900C-1.850 -3.100 -1.650 -2.300 -1.250 -1.500Z',
    )
    path(
      k,
      c,
      'M0.700 -0.150C0.650 -0.800 0.450 -1.500 0.050 -2.050C-0.350 -1.850 -0.800 -1.700 -1.300 -1.600C-1.200 -1.100 -1.050 -0.600 -0.850 -0.150Z',
    )
    k.restore()
  }
  beat(0.45, '#b04464', '#2c2848')
  beat(0, '#d8607c', '#3c3450')
}

/** Somebody at the rim from behind, elbows on it: head, shoulders, what the water leaves of them. One metre, water at 0. */
function bather(k, { hair, skin, suit, point, bun }) {
  k.save()
  k.globalAlpha = 0.4
  k.scale(1, -0.8)
  torso(k, skin, suit)
  k.restore()
  stroke(k, skin[1], 0.1, 'M-0.190 -0.300L-0.370 -0.240L-0.330 -0.300')
  if (point) {
    // Upper arm, forearm, a hand with the finger out: round limbs, none thinner than the neck.
    stroke(k, skin[1], 0.12, 'M-0.180 -0.300L-0.340 -0.480')
    stroke(k, skin[1], 0.1, 'M-0.340 -0.480L-0.400 -0.740')
    stroke(k, skin[1], 0.11, 'M-0.405 -0.760L-0.410 -0.790')
    stroke(k, skin[1], 0.045, 'M-0.410 -0.800L-0.440 -0.890')
  }
  stroke(k, skin[0], 0.1, 'M0.190 -0.300L0.370 -0.240L0.330 -0.300')
  torso(k, skin, suit)
  path(k, skin[1], 'M-0.050 -0.380H0.060V-0.500H-0.050Z')
  path(
    k,
    hair[0],
    'M-0.130 -0.580C-0.140 -0.740 0.140 -0.740 0.130 -0.580C0.130 -0.480 0.060 -0.430 0 -0.430C-0.060 -0.430 -0.130 -0.480 -0.130 -0.580Z',
  )
  path(
    k,
    hair[1],
    'M0.030 -0.700C0.110 -0.690 0.140 -0.640 0.130 -0.580C0.130 -0.500 0.090 -0.460 0.050 -0.450Q0.100 -0.580 0.030 -0.700Z',
  )
  if (bun) path(k, hair[0], 'M-0.070 -0.730a0.075 0.075 0 1 0 0.150 0a0.075 0.075 0 1 0 -0.150 0Z')
  stroke(
    k,
    'rgba(255,240,208,.7)',
    0.025,
    'M-0.500 0.030Q-0.300 0.110 0 0.120Q0.300 0.110 0.500 0.030',
  )
}

function torso(k, skin, suit) {
  path(
    k,
    skin[1],
    'M-0.210 0.070L-0.240 -0.280Q-0.210 -0.390 -0.080 -0.410H0.080Q0.210 -0.390 0.240 -0.280L0.210 0.070Q0 0.120 -0.210 0.070Z',
  )
  path(k, skin[0], 'M0.050 0.100V-0.410H0.080Q0.210 -0.390 0.240 -0.280L0.210 0.070Z')
  path(k, suit, 'M-0.215 0.080L-0.228 -0.080Q0 0 0.228 -0.080L0.215 0.080Q0 0.130 -0.215 0.080Z')
  path(
    k,
    suit,
    'M-0.165 -0.050L-0.130 -0.400H-0.090L-0.120 -0.040ZM0.165 -0.050L0.130 -0.400H0.090L0.120 -0.040Z',
  )
}

/** In the dark before us: the deck, a folded parasol, a couch with a towel. */
function deck(k) {
  path(k, '#23305c', 'M-6 83.500L30 83.500L44 96H-6Z')
  path(k, '#c98f7c', 'M-6 83.200H30L30.600 83.900H-6Z')
  path(k, '#1a2248', 'M8.400 86V44H9.200V86ZM5.600 86.600Q8.800 84.800 12 86.600V88H5.600Z')
  // The open parasol: three of its sides, the right one in the sun, the frill below them.
  path(k, '#2c3868', 'M-12 47.500L8.800 38.500L29 46.600L15 51.500L2 51.800Z')
  path(k, '#1f2954', 'M-12 47.500L8.800 38.500L2 51.800Z')
  path(k, '#f0b088', 'M8.800 38.500L29 46.600L15 51.500Z')
  path(k, '#c98a80', 'M29 46.600V48.300L15 53.300V51.500Z')
  path(k, '#1a2248', 'M2 51.800L15 51.500V53.300L2 53.700ZM-12 47.500L2 51.800V53.700L-12 49.200Z')
  path(
    k,
    '#1a2248',
    'M17 90L18 84.500L30 82.300L35 77.600L36.200 78.100L32 84.300L19.600 87L19 90Z',
  )
  path(k, '#f4d3b4', 'M21 84L29.800 82.200L34.800 77.500L35.600 77.900L30.600 83.200L21.400 85Z')
}

export default {
  alt: 'Dubai all’alba da una piscina sul tetto: il Burj Khalifa esce da un mare di nebbia dorata, vi posa la sua ombra e si specchia nell’acqua; passano i fenicotteri, una mamma e un bambino li guardano dal bordo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.98, 0.56], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      // The pool: what stands beyond, turned over at the horizon as far things are in a level mirror.
      k.save()
      k.beginPath()
      k.rect(-6, EDGE, 180, 30)
      k.clip()
      k.translate(0, HORIZON * 2)
      k.scale(1, -1)
      morning(k)
      k.restore()
      const veil = k.createLinearGradient(0, EDGE, 0, 90)
      veil.addColorStop(0, 'rgba(58,128,146,.34)')
      veil.addColorStop(1, 'rgba(24,72,112,.72)')
      path(k, veil, `M-6 ${EDGE}H168V96H-6Z`)
      path(k, '#2f5c84', `M-6 ${EDGE - 0.9}H168V${EDGE}H-6Z`)
      path(k, '#fff0cc', `M-6 ${EDGE - 0.9}H168V${EDGE - 0.55}H-6Z`)
      at(k, 70, EDGE + 3, 11, (c) =>
        bather(c, {
          hair: ['#4a2c38', '#8c5048'],
          skin: ['#f4bc94', '#b87868'],
          suit: '#d8443c',
          bun: true,
        }),
      )
      at(k, 62, EDGE + 2.3, 8, (c) =>
        bather(c, {
          hair: ['#3c2430', '#7c4840'],
          skin: ['#f4bc94', '#b87868'],
          suit: '#ffc23c',
          point: true,
        }),
      )
      for (const [x, y, l] of points('98 86.200 7 128 83.600 5', 3))
        path(
          k,
          'rgba(255,236,200,.4)',
          `M${x - l} ${y}q${l} -0.500 ${l * 2} 0q${-l} 0.500 ${-l * 2} 0Z`,
        )
      deck(k)
    })
    return finish(s, { vignette: 0.08 })
  },
}
