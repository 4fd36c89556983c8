// The white bark at anchor in Bergen and the mail ship that leaves: hulls in metres, mirrored as they stand.
import { fill, points } from '../core/field.js'
import { see } from './bergen-plan.js'

/** A side view laid along a course on the map; heights below nought are the mirror. */
function along([w, n], course, scale, sign = 1) {
  const [cx, cy] = [Math.cos(course), Math.sin(course)]
  return ([a, z]) => see([w + cx * a * scale, n + cy * a * scale, z * scale * sign])
}

const shape = (k, colour, project, text) => fill(k, colour, points(text).map(project))

const HULL =
  '-49 7 -46 1.500 -42 0 38 0 43 3 52 9.500 66 13.500 52 10.500 44 8.500 20 6.800 -20 6.600 -40 8'
const MASTS = points('-28 42 -3 48 24 46')

/** A three-masted bark: white hull, yards squared, stays between the masts. */
function bark(k, project, hull, rig) {
  shape(k, hull, project, HULL)
  k.strokeStyle = rig
  k.lineCap = 'butt'
  const line = (width, ...list) => {
    k.lineWidth = width
    k.beginPath()
    for (const p of list) k.lineTo(...project(p).slice(0, 2))
    k.stroke()
  }
  for (const [i, [a, top]] of MASTS.entries()) {
    line(0.22, [a, 6], [a, top])
    if (i)
      for (const [t, half] of [
        [0.34, 12],
        [0.5, 10.5],
        [0.65, 9],
        [0.8, 7],
      ])
        line(0.17, [a - half, top * t], [a + half, top * t])
    else {
      line(0.15, [a, 14], [a - 20, 13])
      line(0.13, [a, 36], [a - 16, 22])
    }
  }
  line(0.08, [-46, 8], [-28, 42], [-3, 30], [-3, 48], [24, 28], [24, 46], [64, 13])
}

/** The mail ship: dark hull, light decks in tiers, a red band, lit windows. */
function mail(k, project, c) {
  shape(k, c.hull, project, '-62 9 -60 1 -57 0 56 0 60 5 67 12 50 10 -40 10')
  shape(k, c.deck, project, '-56 10 -54 18 -44 18 -42 23 -22 23 -20 26 34 26 40 20 47 18 52 10')
  shape(k, c.red, project, '-61 6.500 60.500 6.500 61.500 8 -61.500 8')
  shape(k, c.funnel, project, '-30 23 -27 35 -17 35 -16 23')
  if (!c.lamp) return
  for (let a = -48; a < 42; a += 8)
    shape(k, c.lamp, project, `${a} 13 ${a + 5} 13 ${a + 5} 15.500 ${a} 15.500`)
}

/** At anchor in the harbour, broadside to us: her waterline lies level. */
export function moored(k) {
  const berth = [[1310, 262], 1.52, 1]
  k.globalAlpha = 0.5
  bark(k, along(...berth, -1), '#d8d0dc', '#39407c')
  k.globalAlpha = 1
  bark(k, along(...berth), '#f6ead8', '#222a62')
}

export function leaving(k) {
  // Her wake opens behind her: the churned water in the middle, a wave to either side.
  for (const [tone, way] of [
    ['rgba(255,238,206,.75)', '2520 1172 2415 985 2290 810 2390 1000 2500 1184'],
    ['rgba(255,238,206,.5)', '2522 1168 2440 960 2330 735 2425 968'],
    ['rgba(255,238,206,.5)', '2496 1186 2370 1010 2205 800 2354 1016'],
  ])
    fill(
      k,
      tone,
      points(way).map((p) => see(p)),
    )
  const course = [[2560, 1260], 1.5, 1.3]
  const dim = { hull: '#5c5a90', deck: '#b493a4', red: '#a8606c', funnel: '#b06870' }
  k.globalAlpha = 0.5
  mail(k, along(...course, -1), dim)
  k.globalAlpha = 1
  mail(k, along(...course), {
    hull: '#2a2f68',
    deck: '#f3d8c0',
    red: '#c8443c',
    funnel: '#d8503e',
    lamp: '#6c6094',
  })
}
