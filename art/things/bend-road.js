// What stands along a road in the Hollywood hills: a convertible of friends, agaves, fan palms looked up at; the sun low on the left.
import { fill, path, points, stroke } from '../core/field.js'
import { head, straw } from './near-heads.js'
import { arm, solid } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [-1, -0.4]

/** A convertible that comes round the bend behind, three in it; 40 wide. */
export function bendCar(k) {
  path(k, 'rgba(64,20,76,.5)', 'M-20 0.600C-10 -1 20 -1 36 0C24 3 -12 3 -20 0.600Z')
  for (const x of [-15, 11])
    path(k, '#241c40', `M${x - 3} -1V-8H${x + 6}V-1C${x + 5} 1 ${x - 2} 1 ${x - 3} -1Z`)
  // Who rides: driver, a friend on her feet, a grandfather.
  const drop = (x, y, q, o) => {
    k.save()
    k.translate(x, y)
    k.scale(q, q)
    head(k, { sun: SUN, ...o })
    k.restore()
  }
  solid(
    k,
    ['#f04c5c', '#ff9078', '#a02850'],
    'M-3 -16C-3.500 -22 -3 -26 -1 -27.500H5C7 -26 7.600 -22 7 -16Z',
    { sun: SUN },
  )
  arm(
    k,
    ['#f04c5c', '#ff9078', '#a02850'],
    ['#7c4838', '#b07450', '#4c2838'],
    [
      [-1, -26, 2.6],
      [-6, -31, 2.3],
      [-5, -37, 1.8],
    ],
    { to: 0.6, sun: SUN, size: 0.9 },
  )
  arm(
    k,
    ['#f04c5c', '#ff9078', '#a02850'],
    ['#7c4838', '#b07450', '#4c2838'],
    [
      [5, -26, 2.6],
      [10, -30, 2.3],
      [11, -36, 1.8],
    ],
    { to: 0.6, sun: SUN, size: 0.9 },
  )
  drop(2, -32, 0.78, {
    skin: ['#7c4838', '#b07450', '#4c2838'],
    hair: ['#2c1c34', '#5c3c5c', '#180c20'],
    style: 'curls',
    turn: -0.3,
    mouth: 'laugh',
    eyes: 'happy',
  })
  solid(
    k,
    ['#fff0dc', '#ffffff', '#b8a4c0'],
    'M-14 -12C-14 -18 -12 -20.500 -9 -20.500C-6 -20.500 -4 -18 -4 -12Z',
    { sun: SUN },
  )
  drop(-9, -24, 0.76, {
    skin: ['#f0b898', '#ffd8b4', '#b0686c'],
    hair: ['#e8e0e8', '#ffffff', '#b0a4bc'],
    style: 'bald',
    turn: -0.5,
    mouth: 'shout',
    eyes: 'wide',
    brow: 0.8,
    over: straw(['#f0d490', '#fff0bc', '#b88c5c'], '#f04c5c'),
  })
  solid(
    k,
    ['#3c6cb4', '#78a8dc', '#243c7c'],
    'M7 -12C7 -17 9 -19.500 11.500 -19.500C14 -19.500 16 -17 16 -12Z',
    { sun: SUN },
  )
  drop(11.5, -23, 0.74, {
    skin: ['#e0a070', '#ffc894', '#98584c'],
    hair: ['#c8502c', '#f08848', '#843034'],
    style: 'bob',
    turn: -0.6,
    mouth: 'grin',
    eyes: 'open',
  })
  // Windscreen, bonnet, grille.
  stroke(k, '#d8ecec', 0.8, 'M-15.500 -12L-13.500 -19.500H14L16.500 -12')
  path(k, 'rgba(200,240,240,.22)', 'M-15.500 -12L-13.500 -19.500H14L16.500 -12Z')
  solid(
    k,
    ['#2cb4b4', '#84e8d8', '#147084'],
    'M-19 -12.500C-10 -14 12 -14 20 -12.500C21.500 -9 21.500 -5 20 -3H-19C-20.500 -5 -20.500 -9 -19 -12.500Z',
    { sun: SUN, a: 1, b: 1.6 },
  )
  path(k, '#84e8d8', 'M-8 -13.400C-3 -13.800 5 -13.800 9 -13.400L12 -9H-11Z')
  path(k, '#e8f4f0', 'M-20.500 -4.500H21.500V-2.200C20 -1.400 -19 -1.400 -20.500 -2.200Z')
  path(k, '#241c40', 'M-9 -8.200H10V-5.200H-9Z')
  for (let i = 0; i < 6; i++) stroke(k, '#e8f4f0', 0.4, `M${-7.5 + i * 3.2} -8V-5.400`)
  for (const x of [-15, 15.5]) {
    disc(k, '#e8f4f0', x, -7.4, 2.7)
    disc(k, '#fff4b8', x, -7.4, 2)
    disc(k, '#ffffff', x - 0.5, -8, 0.7)
  }
}

/** An agave: blue blades from one heart. */
export function agave(k, x, y, q) {
  for (const [a, l, c] of points(
    '-2.900 8 0 -2.500 10 1 -2.050 11 0 -1.100 11 2 -0.600 10 1 -0.250 8 2 -1.750 12 1 -1.400 12 2',
    3,
  )) {
    const [dx, dy] = [Math.cos(a) * l * q, Math.sin(a) * l * q]
    const [nx, ny] = [-Math.sin(a) * q * 1.3, Math.cos(a) * q * 1.3]
    path(
      k,
      ['#2c6c74', '#3c8c84', '#1c4c60'][c],
      `M${x + nx} ${y + ny}Q${x + dx * 0.6 + nx * 1.2} ${y + dy * 0.6 + ny * 1.2} ${x + dx} ${y + dy}Q${x + dx * 0.5 - nx * 0.9} ${y + dy * 0.5 - ny * 0.9} ${x - nx} ${y - ny}Z`,
    )
    stroke(
      k,
      '#8cc8a8',
      0.16 * q,
      `M${x + nx * 0.5} ${y + ny * 0.5}Q${x + dx * 0.6 + nx * 0.8} ${y + dy * 0.6 + ny * 0.8} ${x + dx} ${y + dy}`,
    )
  }
}

/** A fan palm looked up at: trunk from its foot to the crown, fans with a skirt of old leaves. */
export function tallPalm(k, [x0, y0], [x1, y1], w, r, seed) {
  const bend = (x0 + x1) / 2 + (x1 - x0) * 0.18
  solid(
    k,
    ['#5c3458', '#c87058', '#34204c'],
    `M${x0 - w} ${y0}Q${bend - w * 0.7} ${(y0 + y1) / 2} ${x1 - w * 0.36} ${y1}L${x1 + w * 0.36} ${y1}Q${bend + w * 0.7} ${(y0 + y1) / 2} ${x0 + w} ${y0}Z`,
    { sun: SUN, a: w * 0.3, b: w * 0.5 },
  )
  path(
    k,
    '#8c5444',
    `M${x1 - r * 0.26} ${y1 + r * 0.1}L${x1 - r * 0.16} ${y1 + r * 0.8}L${x1} ${y1 + r * 0.66}L${x1 + r * 0.16} ${y1 + r * 0.8}L${x1 + r * 0.26} ${y1 + r * 0.1}Z`,
  )
  path(
    k,
    '#c88450',
    `M${x1 - r * 0.26} ${y1 + r * 0.1}L${x1 - r * 0.16} ${y1 + r * 0.8}L${x1 - r * 0.04} ${y1 + r * 0.1}Z`,
  )
  const fans = 11
  for (let i = 0; i < fans; i++) {
    const a = 2.6 + (i / (fans - 1)) * 4.2 + Math.sin(i * 3.7 + seed) * 0.13
    const l = r * (0.82 + 0.2 * Math.sin(i * 2.3 + seed * 2))
    const c = ['#1c5c5c', '#2c7c64', '#14404f', '#3c9468'][(i * 3 + seed) % 4]
    const [cx, cy] = [x1 + Math.cos(a) * l * 0.5, y1 + Math.sin(a) * l * 0.46]
    const tips = []
    for (let j = 0; j <= 6; j++) {
      const b = a + (j / 6 - 0.5) * 1.7
      const d = l * (0.62 - Math.abs(j / 6 - 0.5) * 0.2)
      tips.push(
        [cx + Math.cos(b - 0.07) * d * 0.72, cy + Math.sin(b - 0.07) * d * 0.72],
        [cx + Math.cos(b) * d, cy + Math.sin(b) * d + r * 0.04],
      )
    }
    fill(k, c, [[x1, y1], ...tips])
    stroke(k, '#14404f', r * 0.02, `M${x1} ${y1}L${cx} ${cy}`)
  }
}
