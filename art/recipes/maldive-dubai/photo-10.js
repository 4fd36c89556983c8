import { field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { HORIZON, MOUND, museum, project } from '../../things/future-ring.js'
import { shorePalm } from '../../things/palm-isle.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Far towers in the blue hour: a dark face, a side that keeps the west, a few rooms lit. */
function tower(k, x, top, wide, [face, side], slant = 0, rooms = 0) {
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
  const r = random(Math.round(x * 7 + 40))
  for (let i = 0; i < rooms; i++) {
    const [u, v] = [0.4 + Math.floor(r() * 4) * 0.14, r()]
    path(
      k,
      '#ffd48c',
      `M${x + wide * u} ${top + 8 + v * (HORIZON - top - 12)}h${wide * 0.09}v0.5h${-wide * 0.09}Z`,
    )
  }
}

/** The needle of the city, seen through the ring. */
function needle(k, x, top) {
  const q = (HORIZON + 1 - top) / 40
  const steps = points(
    '0.250 3.500 0.450 10 0.800 10 0.800 14.500 1.250 14.500 1.250 19 1.750 19 1.750 24 2.300 24 2.300 40',
  ).map(([w, y]) => [w * q, top + y * q])
  fill(k, '#5c80b4', [
    [x, top],
    ...steps.map(([w, y]) => [x + w, y]),
    ...steps.toReversed().map(([w, y]) => [x - w, y]),
  ])
  fill(k, '#b4cce0', [
    [x, top],
    [x - 0.1, HORIZON + 1],
    ...steps.toReversed().map(([w, y]) => [x - w, y]),
  ])
}

// The great road runs beside the mound to its own vanishing point; across it lanes are counted in metres from its near edge.
const SLOPE = -0.49
const onRoad = (lane, Z, Y = 0) => project(26 + SLOPE * Z - lane, Y, Z)
const strip = (k, c, a, b, Y = 0, z0 = 40, z1 = 2400) =>
  fill(k, c, [onRoad(a, z0, Y), onRoad(a, z1, Y), onRoad(b, z1, Y), onRoad(b, z0, Y)])

/** Ground, road and the lights that flow on it, red away from us and white towards us; the metro rides beside it. */
function road(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 92)
  for (const [t, c] of [
    [0, '#34548c'],
    [0.12, '#2c4880'],
    [0.5, '#20386c'],
    [1, '#14244c'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, HORIZON, 180, 40)
  strip(k, '#101c44', 0, 46)
  strip(k, '#2c4470', 0, 0.5)
  strip(k, '#2c4470', 22.4, 23.6)
  strip(k, '#2c4470', 45.5, 46)
  const r = random(11)
  // Few trails, in half tones: the ring is the light of this evening, the road only leads to it.
  for (const [lane, c, core] of [
    [4.4, '#8c3450', '#d86060'],
    [12, '#7c3050', '#c05460'],
    [19.6, '#702c50', '#a84c5c'],
    [27, '#8c7878', '#d8bc94'],
    [34.6, '#8c7878', '#d8bc94'],
    [42, '#847078', '#c4a888'],
  ]) {
    // Thin at both ends, drawn out by speed.
    let z = 42 + r() * 30
    while (z < 1200) {
      const z1 = z * (1.9 + r() * 1.3)
      for (const [tone, wide] of [
        [c, 0.34],
        [core, 0.14],
      ]) {
        const at = (u, side) =>
          onRoad(lane + side * wide * Math.sin(Math.PI * u) ** 0.6, z + (z1 - z) * u * u, 0.7)
        const us = Array.from({ length: 13 }, (_, i) => i / 12)
        fill(k, tone, [...us.map((u) => at(u, -1)), ...us.toReversed().map((u) => at(u, 1))])
      }
      z = z1 * (1.04 + r() * 0.22)
    }
  }
}

/** Tall lamps along the near edge of the road, each over its own pool of light. */
function lamps(k) {
  for (let i = 9; i >= 0; i--) {
    const Z = 76 + i * 46
    const m = 133 / Z
    const [x, y] = onRoad(-2.4, Z)
    const [tx, ty] = onRoad(-2.4, Z, 11)
    const [hx] = onRoad(0.4, Z, 11.4)
    k.save()
    k.translate(...onRoad(2, Z))
    k.scale(1, 0.2)
    const pool = k.createRadialGradient(0, 0, 0, 0, 0, 9 * m)
    pool.addColorStop(0, 'rgba(255,220,160,.4)')
    pool.addColorStop(1, 'rgba(255,220,160,0)')
    k.fillStyle = pool
    k.fillRect(-10 * m, -10 * m, 20 * m, 20 * m)
    k.restore()
    fill(k, '#16244c', [
      [x - 0.2 * m, y],
      [tx - 0.1 * m, ty],
      [tx + 0.1 * m, ty],
      [x + 0.2 * m, y],
    ])
    path(
      k,
      '#16244c',
      `M${tx + 0.1 * m} ${ty + 0.4 * m}Q${tx - 0.2 * m} ${ty - 0.7 * m} ${hx} ${ty - 0.5 * m}V${ty - 0.26 * m}Q${tx} ${ty - 0.3 * m} ${tx - 0.1 * m} ${ty + 0.4 * m}Z`,
    )
    path(
      k,
      '#fff4d0',
      `M${hx - 0.7 * m} ${ty - 0.3 * m}h${1.4 * m}l${-0.3 * m} ${0.36 * m}h${-0.8 * m}Z`,
    )
  }
}

const guest = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#3c2838', '#1c1834'],
  shoe: '#1c1840',
  light: 1,
  ...more,
})

/** The garden walk before the mound: it takes the glow of the letters. */
function garden(k) {
  const [x, y] = project(16, 0, 128)
  k.save()
  k.translate(x, y)
  k.scale(1, 0.26)
  const glow = k.createRadialGradient(0, 0, 4, 0, 0, 84)
  glow.addColorStop(0, 'rgba(255,206,130,.85)')
  glow.addColorStop(0.35, 'rgba(240,170,110,.45)')
  glow.addColorStop(1, 'rgba(120,110,140,0)')
  k.fillStyle = glow
  k.fillRect(-90, -60, 180, 160)
  k.restore()
}

/** A point on a ring about the mound, `q` times as far out as its kerb. */
const about = (a, q) => [14 + Math.cos(a) * 59.7 * q, MOUND.z + Math.sin(a) * 40 * q]
const WIDE = 1.95

/** One garden about the mound: the court, then its lit kerb, then calm lawn down to us, all in one perspective; low lamps along the mound. */
function lawns(k) {
  const as = Array.from({ length: 121 }, (_, i) => Math.PI * (1.1 + (i / 120) * 0.86))
  const edge = (q) =>
    as
      .map((a) => about(a, q))
      .filter(([X, Z]) => X > 31 + SLOPE * Z && Z > 40)
      .map(([X, Z]) => project(X, 0, Z))
  const down = [[170, 110], project(31 + SLOPE * 44, 0, 44)]
  fill(k, '#e8bc84', [...edge(WIDE), ...down])
  const g = k.createLinearGradient(0, 72, 0, 92)
  g.addColorStop(0, '#28746c')
  g.addColorStop(0.5, '#16505c')
  g.addColorStop(1, '#0c3048')
  fill(k, g, [...edge(WIDE + 0.03), ...down])
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1.36 + i * 0.054)
    const [X, Z] = about(a, 1.14)
    const [x, y] = project(X, 0, Z)
    const m = 133 / Z
    path(k, '#16244c', `M${x - 0.12 * m} ${y}V${y - 0.9 * m}H${x + 0.12 * m}V${y}Z`)
    path(k, '#fff0c4', `M${x - 0.2 * m} ${y - 0.8 * m}h${0.4 * m}v${-0.3 * m}h${-0.4 * m}Z`)
  }
}

/** Date palms: each throws its shadow away from the lit ring, as the walkers do. */
function palms(k) {
  for (const [n, [X, Z, high, lean]] of points(
    '78 186 13 -.04 91 196 11 .06 45.5 88 17 .05',
    4,
  ).entries()) {
    const [x, y] = project(X, 0, Z)
    const m = 133 / Z
    const l = Math.hypot(X - 14, Z - 150)
    const [ux, uz] = [(X - 14) / l, (Z - 150) / l]
    const on = (t, side) => project(X + ux * t - uz * side, 0, Z + uz * t + ux * side)
    if (n > 1) {
      fill(k, '#0c3448', [on(0, -0.5), on(13, -0.4), on(13, 0.4), on(0, 0.5)])
      for (let i = 0; i < 9; i++) {
        const a = (i / 9) * Math.PI * 2 + n
        const tip = on(13.5 + Math.cos(a) * 5, Math.sin(a) * 5)
        const [p, q] = [
          on(13.5 - Math.sin(a) * 1.1, Math.cos(a) * 1.1),
          on(13.5 + Math.sin(a) * 1.1, -Math.cos(a) * 1.1),
        ]
        fill(k, '#0c3448', [p, tip, q])
      }
    } else
      path(
        k,
        '#1c5060',
        `M${x - 5 * m} ${y}Q${x} ${y - 1.3 * m} ${x + 5 * m} ${y}Q${x} ${y + 1.3 * m} ${x - 5 * m} ${y}Z`,
      )
    shorePalm(k, x, y + 0.1, high * m, lean, ['#2c2c54', '#123858', '#2c7068'], random(7 + n))
  }
}

export default {
  alt: 'L’ora blu a Dubai: l’anello d’acciaio del Museo del Futuro si accende di calligrafia araba sul suo colle verde, accanto corrono le scie di luce della grande strada e dentro l’anello, lontana, sta la guglia del Burj Khalifa; due viaggiatori guardano dal giardino',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.night, disc: 0 },
      sun: [0, 0.6],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON)
      for (const [t, c] of [
        [0, '#1c3c98'],
        [0.4, '#3c6cc0'],
        [0.75, '#8cb4e0'],
        [1, '#e4e8ec'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 180, 110)
      for (const [x, top, wide, slant] of points(
        '-3 49 3.400 0 3 46 2 1 7 51 4 0 38 50 3 1 44 47 2.400 -1 136 50 4 0 143 42 2.600 1.500 149 52 5 0 157 47 4 1',
        4,
      ))
        tower(k, x, top, wide, ['#5478b0', '#8cacd4'], slant, 0)
      tower(k, 23.5, 20, 6, ['#2c508c', '#6c94c8'], 6.5, 9)
      tower(k, 34, 28, 5.4, ['#2c508c', '#6c94c8'], -6, 7)
      needle(k, 92, 25)
      // The trees of the city along the horizon, here and there a lamp among them.
      const r = random(23)
      for (let x = -4; x < 166; x += 1.2 + r() * 2.6) {
        const q = 0.5 + r() ** 2 * 1.5
        path(
          k,
          '#2c4c84',
          `M${x - q * 1.9} ${HORIZON + 0.6}C${x - q * 1.9} ${HORIZON - q * 0.9} ${x - q * 0.7} ${HORIZON - q * 1.3} ${x} ${HORIZON - q * 1.15}C${x + q} ${HORIZON - q * 1.1} ${x + q * 1.9} ${HORIZON - q * 0.6} ${x + q * 1.9} ${HORIZON + 0.6}Z`,
        )
        if (r() < 0.34) path(k, '#ffdca0', `M${x} ${HORIZON - 0.7}a0.200 0.200 0 1 0 0.010 0Z`)
      }
      road(k)
      garden(k)
    })
    museum(s, f)
    f.draw(s.k, (k) => {
      lawns(k)
      lamps(k)
      palms(k)
      const put = (X, Z, high, o, flip) => {
        const [x, y] = project(X, 0, Z)
        stand(k, x, y, (high * 133) / Z, o, {
          flip,
          fall: [(x - 92) * 0.014, 0.36],
          shade: '#2c3460',
        })
      }
      put(
        25,
        104,
        4.7,
        guest('stand', 0, ['#ffe8c4', '#8c84b0'], ['#3c9ca8', '#1c4c74'], {
          view: 'back',
          dress: 'skirt',
          cut: 'bun',
        }),
      )
      put(
        21.6,
        103,
        3.3,
        guest('stand', 0, ['#f4604c', '#983850'], ['#3c4c8c', '#242c60'], {
          view: 'back',
          armFar: [150, 20],
        }),
      )
    })
    return finish(s, { vignette: 0.1, bloom: 0.3, threshold: 0.6 })
  },
}
