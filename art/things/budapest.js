import { fill, path, points, stroke } from '../core/field.js'

export const BANK = 63
const [GLOW, GOLD, AMBER, BROWN] = ['#ffe7a8', '#f7c56c', '#d98f48', '#96552f']
const [ROOF, ROOF_LIT, ROOF_DARK] = ['#6b3542', '#99504a', '#472540']

export const box = (k, c, x, y, w, h) =>
  fill(k, c, points(`${x} ${y} ${x + w} ${y} ${x + w} ${y + h} ${x} ${y + h}`))

/** A row of pointed windows between thin buttresses, dark in the floodlit wall. */
function lancets(k, x0, x1, y, high, n, colour = BROWN) {
  const step = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const x = x0 + step * (i + 0.5)
    const q = step * 0.25
    path(
      k,
      colour,
      `M${x - q} ${y + high}V${y + q * 1.4}L${x} ${y - q * 0.8}L${x + q} ${y + q * 1.4}V${y + high}Z`,
    )
    path(k, GLOW, `M${x + step * 0.5 - 0.16} ${y - 1.2}h0.32V${y + high + 0.6}h-0.32Z`)
  }
}

/** A turret: shaft in the light, a steep roof with a light side, a gilded point. */
function turret(k, x, foot, top, half, cap) {
  box(k, GOLD, x - half, top, half * 2, foot - top)
  box(k, AMBER, x + half * 0.35, top, half * 0.65, foot - top)
  for (let y = top + 1; y < foot - 2; y += 3.4) box(k, BROWN, x - half * 0.3, y, half * 0.5, 1.8)
  box(k, GLOW, x - half * 1.2, top - 0.3, half * 2.4, 0.6)
  fill(
    k,
    ROOF,
    points(`${x - half * 1.15} ${top - 0.3} ${x} ${top - cap} ${x + half * 1.15} ${top - 0.3}`),
  )
  fill(
    k,
    ROOF_LIT,
    points(`${x - half * 1.15} ${top - 0.3} ${x} ${top - cap} ${x - half * 0.2} ${top - 0.3}`),
  )
  stroke(k, GLOW, 0.22, `M${x} ${top - cap + 0.4}v-2`)
}

/** A steep slate roof over a part of the house, with dormers and a comb of iron. */
function roof(k, x0, x1, eave, ridge, inset) {
  fill(k, ROOF, points(`${x0} ${eave} ${x0 + inset} ${ridge} ${x1 - inset} ${ridge} ${x1} ${eave}`))
  fill(k, ROOF_DARK, points(`${x1 - inset * 1.9} ${eave} ${x1 - inset} ${ridge} ${x1} ${eave}`))
  const n = Math.max(2, Math.round((x1 - x0) / 3.2))
  for (let i = 1; i < n; i++) {
    const x = x0 + ((x1 - x0) * i) / n
    fill(
      k,
      ROOF_LIT,
      points(
        `${x - 0.7} ${eave} ${x - 0.7} ${eave - 1.1} ${x} ${eave - 2.4} ${x + 0.7} ${eave - 1.1} ${x + 0.7} ${eave}`,
      ),
    )
    box(k, GLOW, x - 0.28, eave - 1.2, 0.56, 1)
  }
  stroke(k, '#b9705c', 0.25, `M${x0 + inset} ${ridge}H${x1 - inset}`)
}

/** A stretch of façade with its three storeys: river arcade, state floor, upper floor. */
function front(k, x0, x1, eave, n) {
  box(k, GOLD, x0, eave, x1 - x0, BANK - eave)
  box(k, GLOW, x0, BANK - 6.4, x1 - x0, 6.4)
  box(k, AMBER, x0, eave + 1, x1 - x0, 0.5)
  lancets(k, x0 + 0.4, x1 - 0.4, eave + 2.2, 2.4, n, AMBER)
  lancets(k, x0 + 0.4, x1 - 0.4, eave + 6, 3.4, n)
  const step = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const x = x0 + step * (i + 0.5)
    path(
      k,
      '#c47a3c',
      `M${x - step * 0.34} ${BANK - 1.4}V${BANK - 3.4}Q${x} ${BANK - 6} ${x + step * 0.34} ${BANK - 3.4}V${BANK - 1.4}Z`,
    )
  }
  for (let i = 0; i <= n; i++)
    fill(
      k,
      GLOW,
      points(
        `${x0 + step * i - 0.22} ${eave} ${x0 + step * i} ${eave - 1.5} ${x0 + step * i + 0.22} ${eave}`,
      ),
    )
}

/** The dome on its sixteen-sided drum: pinnacles all round, ribs, the tall lantern; 96 metres. */
function dome(k) {
  fill(k, GOLD, points('69.500 46 70.500 37.500 89.500 37.500 90.500 46'))
  fill(k, AMBER, points('84 46 84.500 37.500 89.500 37.500 90.500 46'))
  lancets(k, 70.5, 89.5, 39, 5, 9)
  for (let i = 0; i < 9; i++) {
    const x = 70 + i * 2.5
    fill(
      k,
      i > 5 ? AMBER : GLOW,
      points(`${x - 0.5} 40 ${x - 0.4} 36.400 ${x} 33.400 ${x + 0.4} 36.400 ${x + 0.5} 40`),
    )
  }
  path(k, ROOF, 'M71.500 37.500C71 30 75 25.600 80 24.400C85 25.600 89 30 88.500 37.500Z')
  path(k, ROOF_LIT, 'M71.500 37.500C71 30 75 25.600 80 24.400C77 27.600 75.600 32 76 37.500Z')
  path(k, ROOF_DARK, 'M85.400 37.500C86 32 84 27.600 80 24.400C85 25.600 89 30 88.500 37.500Z')
  stroke(
    k,
    '#c98a5c',
    0.28,
    'M73.600 37.500C73.400 31 76 27 80 24.600M78 37.500C77.600 32 78.600 28 80 24.600M82 37.500C82.400 32 81.400 28 80 24.600M86.400 37.500C86.600 31 84 27 80 24.600',
  )
  box(k, GOLD, 78.8, 21.2, 2.4, 3.6)
  box(k, BROWN, 79.5, 22, 0.9, 2.4)
  fill(k, ROOF, points('78.400 21.400 80 14.600 81.600 21.400'))
  fill(k, ROOF_LIT, points('78.400 21.400 80 14.600 79.700 21.400'))
  stroke(k, GLOW, 0.3, 'M80 15V11.600M79.400 12.900H80.600')
}

/** The house of parliament from across the river: 268 metres, half of it drawn twice. */
export function parliament(k) {
  const half = () => {
    front(k, 40, 70, 51, 14)
    roof(k, 40, 70, 51, 45.5, 1)
    // The chamber: a higher hall with four turrets.
    front(k, 45, 57, 48, 5)
    roof(k, 45, 57, 48, 39.5, 2.4)
    front(k, 22, 34, 51, 6)
    roof(k, 22, 41, 51, 46, 1.6)
    front(k, 34, 41, 50, 3)
    for (const [x, top, q, cap] of points(
      '45 44 0.9 8 57 44 0.900 8 34 47 0.700 5.500 41 47 0.700 5.500 22.800 46 1 8.500 29 47.500 0.700 6',
      4,
    ))
      turret(k, x, BANK - 6, top, q, cap)
  }
  half()
  k.save()
  k.translate(160, 0)
  k.scale(-1, 1)
  half()
  k.restore()
  // The hall under the dome closes the gap between its drum and the wings.
  box(k, AMBER, 69, 44.5, 22, 8)
  box(k, GOLD, 69, 44.5, 14, 8)
  dome(k)
  front(k, 68, 92, 47.5, 8)
  front(k, 73.5, 86.5, 46, 5)
  fill(k, GOLD, points('73 46.400 80 39.600 87 46.400'))
  fill(k, AMBER, points('80 39.600 87 46.400 80 46.400'))
  path(k, BROWN, 'M80 42.400a1.500 1.500 0 1 0 0.010 0Z')
  for (const [x, top, q, cap] of points(
    '68.500 41 1.100 10 91.500 41 1.100 10 73.500 43 0.800 6 86.500 43 0.800 6',
    4,
  ))
    turret(k, x, BANK - 6, top, q, cap)
}
