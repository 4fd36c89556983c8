// What the five of the film travel in, and their fire.
import { path, stroke } from './core/field.js'

/** An airliner that leaves the ground, nose to the right; its middle at x, y. */
export function takingOff(k, x, y, up) {
  k.save()
  k.translate(x, y)
  k.rotate(-up)
  k.scale(0.62, 0.62)
  path(k, '#c9c4dc', 'M-6 -1L-20 -9H-16L4 -2Z')
  path(
    k,
    '#f6f2f6',
    'M-24 0C-26 -2 -25 -3 -22 -3H14C20 -3 24 -1.500 25 0.500C23 2.400 18 3 12 3H-14C-19 2.600 -22 2 -24 0Z',
  )
  path(
    k,
    '#b4aecc',
    'M-24 0C-10 1.600 12 1.600 25 0.500C23 2.400 18 3 12 3H-14C-19 2.600 -22 2 -24 0Z',
  )
  path(k, '#f4711f', 'M-24 -1L-30 -11H-25L-17 -3Z')
  path(k, '#8a84ac', 'M2 1.500L-12 11H-7L10 2Z')
  for (let i = 0; i < 9; i++) path(k, '#5a5a92', `M${-14 + i * 3.4} -1.600h1.500v1.300h-1.500Z`)
  path(k, '#5a5a92', 'M19 -2.200L23 -0.800H19.500Z')
  k.restore()
}

/** The basket under its balloon; `front` is what stands before the people, the rest lies behind them. */
export function basketBelow(k, t, front) {
  k.save()
  k.scale(1.5, 1.12)
  if (!front) {
    const colours = ['#2f7d8a', '#f7ead0', '#e8a33d', '#d9573f', '#e8a33d', '#f7ead0', '#2f7d8a']
    colours.forEach((c, i) => {
      const [a, b] = [i / 3.5 - 1, (i + 1) / 3.5 - 1]
      path(
        k,
        c,
        `M${a * 8} -36C${a * 30} -48 ${a * 56} -66 ${a * 60} -110H${b * 60 + 0.2}C${b * 56 + 0.2} -66 ${b * 30 + 0.2} -48 ${b * 8 + 0.1} -36Z`,
      )
    })
    path(k, 'rgba(60,20,60,.3)', 'M2 -36C14 -48 34 -66 38 -110H62C58 -66 30 -48 8 -36Z')
    path(k, '#7a3c3c', 'M-8.600 -37.500H8.600L8 -35.500H-8Z')
    stroke(k, '#5a3a3c', 0.4, 'M-15 -9L-8 -36M15 -9L8 -36M-6 -9L-3 -36M6 -9L3 -36')
    const high = 5 + 2.5 * Math.sin(t * 50) * (Math.sin(t * 9) > -0.2 ? 1 : 0.2)
    stroke(k, '#5f5560', 0.7, 'M-10.500 -9V-26.200H10.500V-9')
    path(k, '#8a8490', 'M-3 -27H3V-25.500H-3Z')
    path(
      k,
      '#ffb43c',
      `M-1.600 -27C-2 -30 -1 ${-30 - high * 0.6} 0 ${-31 - high}C1 ${-30 - high * 0.6} 2 -30 1.600 -27Z`,
    )
    path(
      k,
      '#fff2b8',
      `M-0.800 -27C-1 -29 -0.400 ${-29 - high * 0.4} 0 ${-30 - high * 0.5}C0.400 ${-29 - high * 0.4} 1 -29 0.800 -27Z`,
    )
    path(k, '#4a2c28', 'M-16 -9H16V4H-16Z')
    k.restore()
    return
  }
  path(k, '#8a5434', 'M-16.500 -8H16.500L14.500 8H-14.500Z')
  path(k, '#b87a44', 'M-16.500 -8H2L1 8H-14.500Z')
  for (let i = 0; i < 4; i++)
    stroke(k, '#5f3828', 0.5, `M${-16 + i * 0.5} ${-4 + i * 3.4}H${16 - i * 0.5}`)
  for (let i = 0; i < 9; i++) stroke(k, '#6f4430', 0.4, `M${-14 + i * 3.5} -8L${-12.4 + i * 3.1} 8`)
  stroke(k, '#6a3c34', 2, 'M-16.600 -8.600H16.600')
  stroke(k, '#d99a5c', 0.6, 'M-16.600 -9.200H16.600')
  for (const x of [-12, 12]) path(k, '#e8dcc0', `M${x - 1.5} -7h3v6h-3Z`)
  k.restore()
}

/** A long wooden boat, prow to the right with its ribbons; the people sit behind this side of it. */
export function boatHull(k) {
  path(k, 'rgba(8,90,110,.35)', 'M-34 5C-14 3 20 3 36 5C22 9.500 -20 9.500 -34 5Z')
  path(
    k,
    '#7a4230',
    'M-34 -8C-24 -4.500 -8 -3.500 8 -3.500C22 -3.500 32 -8 37 -18L39 -17C38 -6 32 2 24 5.500H-24C-30 3.500 -33 -2 -34 -8Z',
  )
  path(
    k,
    '#b5683c',
    'M-34 -8C-24 -4.500 -8 -3.500 8 -3.500C22 -3.500 32 -8 37 -18L39 -17C36 -6 26 -1 8 -0.500C-8 -0.200 -26 -1.500 -33.400 -5.500Z',
  )
  stroke(k, '#2f8f9c', 1, 'M-31.500 0.500C-20 2.400 14 2.800 30.500 -1')
  stroke(k, '#f2d8a0', 0.5, 'M-34 -8C-24 -4.500 -8 -3.500 8 -3.500C22 -3.500 32 -8 37 -18')
  for (const [c, d] of [
    [
      '#e2483c',
      'M35.500 -15.500L39.500 -14.500C40 -10 39 -7 37.600 -4C36.800 -8 36 -11 34.600 -13.500Z',
    ],
    [
      '#f4c33c',
      'M34.600 -13.500L38.800 -12C38 -8.500 36.600 -6 34.600 -4C34.800 -7 34.600 -9.500 33.600 -11.800Z',
    ],
  ])
    path(k, c, d)
}

/** The far side and the roof frame of an open safari car, nose to the right. */
export function jeepBody(k) {
  path(k, '#2a1620', 'M-30 -20H14L20 -16H32V-4H-30Z')
  stroke(k, '#2a1620', 1, 'M-28 -20V-36M-4 -20V-36M13 -20V-36')
  stroke(k, '#3a2028', 1.4, 'M-30 -36.600H14')
}

/** Its near side. */
export function jeepDoor(k) {
  path(k, '#5c4a30', 'M-31 -17H12L16 -12.500H30C33 -12 34 -10 34 -7V-3H-31Z')
  path(
    k,
    '#8a6a3c',
    'M-31 -17H12L16 -12.500H30C33 -12 34 -10 34 -9C20 -10.500 -10 -13.500 -31 -13.500Z',
  )
  stroke(k, '#3a2820', 0.5, 'M-14 -16.500V-4M2 -16.500V-4M14 -12.500V-4')
  path(k, '#2a1620', 'M-28 -3C-28 -11 -12 -11 -12 -3ZM13 -3C13 -11 29 -11 29 -3Z')
  path(k, '#ffd98a', 'M31.500 -9.500h2.500v2.600h-2.500Z')
  stroke(k, '#ffb45c', 0.6, 'M-31 -17.200H12L16 -12.700H30')
  stroke(k, '#ffb45c', 0.5, 'M14 -12.700L11 -20')
}

/** A camp fire of three tongues that never stand still; foot at x, y. */
export function campFire(k, x, y, t) {
  const beat = (n) => Math.sin(t * 46 + n * 2.1) * 1.4 + Math.sin(t * 83 + n) * 0.8
  stroke(
    k,
    '#4a2c30',
    2,
    `M${x - 7} ${y + 1}L${x + 6} ${y - 2}M${x + 7} ${y + 1}L${x - 6} ${y - 2}`,
  )
  for (const [c, w, h, n] of [
    ['#f4711f', 5.4, 15, 0],
    ['#ffa63c', 3.8, 11, 1],
    ['#ffe08a', 2.1, 7, 2],
  ]) {
    const [tip, sway] = [y - h - beat(n), beat(n + 3) * 0.8]
    path(
      k,
      c,
      `M${x - w} ${y - 1}C${x - w * 1.2} ${y - h * 0.5} ${x - w * 0.3 + sway} ${y - h * 0.6} ${x + sway} ${tip}C${x + w * 0.4 + sway} ${y - h * 0.6} ${x + w * 1.2} ${y - h * 0.5} ${x + w} ${y - 1}C${x + w * 0.5} ${y + 0.6} ${x - w * 0.5} ${y + 0.6} ${x - w} ${y - 1}Z`,
    )
  }
}
