import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'

const [BRICK, LIT, SHADE] = ['#d9a868', '#f4cf92', '#a06f5e']
const [TILE, TILE_LIT, TILE_DEEP, GLAZE] = ['#2a7f96', '#5cc0c0', '#1f4f7c', '#f2ead2']

/** A pointed arch of the east: half its width, height to the spring, height to the tip. */
const arch = (x, half, spring, tip) =>
  `M${x - half} 0V${-spring}C${x - half} ${-spring - (tip - spring) * 0.55} ${x - half * 0.5} ${-tip + (tip - spring) * 0.12} ${x} ${-tip}C${x + half * 0.5} ${-tip + (tip - spring) * 0.12} ${x + half} ${-spring - (tip - spring) * 0.55} ${x + half} ${-spring}V0Z`

/** A minaret, broad at the foot: bricks in a lozenge of glaze, the honeycomb under its gallery; light from the left. */
export function minaret(k, foot, high) {
  const top = foot * 0.74
  const shaft = `M${-foot} 0L${-top} ${-high}H${top}L${foot} 0Z`
  path(k, BRICK, shaft)
  k.save()
  k.clip(new Path2D(shaft))
  path(k, LIT, `M${-foot} 0L${-top} ${-high}H${-top * 0.3}L${-foot * 0.3} 0Z`)
  path(k, SHADE, `M${foot * 0.45} 0L${top * 0.45} ${-high}H${foot}V0Z`)
  const step = foot * 1.5
  for (let y = -1; y > -high - step; y -= step) {
    for (const m of [-1, 1])
      stroke(k, TILE, foot * 0.17, `M${-m * foot} ${y}L${m * foot} ${y - step}`)
    path(
      k,
      TILE_LIT,
      `M${-foot * 0.26} ${y - step / 2}l${foot * 0.26} ${-foot * 0.36}l${foot * 0.26} ${foot * 0.36}l${-foot * 0.26} ${foot * 0.36}Z`,
    )
    path(
      k,
      TILE_DEEP,
      `M${-foot * 0.2} ${y}l${foot * 0.2} ${-foot * 0.28}l${foot * 0.2} ${foot * 0.28}l${-foot * 0.2} ${foot * 0.28}Z`,
    )
  }
  path(k, 'rgba(70,40,80,.3)', `M${foot * 0.45} 0L${top * 0.45} ${-high}H${foot}V0Z`)
  k.restore()
  for (const [y, w, c] of [
    [0, 1, TILE],
    [1.1, 1.12, LIT],
    [2, 1.26, TILE_LIT],
    [2.9, 1.42, BRICK],
  ])
    path(
      k,
      c,
      `M${-top * w} ${-high - y * foot * 0.28}h${top * w * 2}v${-foot * 0.3}h${-top * w * 2}Z`,
    )
  path(
    k,
    'rgba(70,40,80,.35)',
    `M${top * 0.5} ${-high}H${top}L${top * 1.45} ${-high - foot * 1.1}H${top * 0.6}Z`,
  )
}

/** A ribbed dome of turquoise on its drum. */
function dome(k, x) {
  path(k, BRICK, `M${x - 7} -17V-27H${x + 7}V-17Z`)
  path(k, LIT, `M${x - 7} -17V-27H${x - 2}V-17Z`)
  path(k, SHADE, `M${x + 3.5} -17V-27H${x + 7}V-17Z`)
  path(k, TILE_DEEP, `M${x - 7} -23V-26H${x + 7}V-23Z`)
  for (let i = 0; i < 7; i++) path(k, GLAZE, `M${x - 6.4 + i * 2} -23.600v-1.800h0.900v1.800Z`)
  const shell = `M${x - 7.2} -27C${x - 9} -33 ${x - 5} -39 ${x} -42.500C${x + 5} -39 ${x + 9} -33 ${x + 7.2} -27Z`
  path(k, TILE, shell)
  k.save()
  k.clip(new Path2D(shell))
  path(
    k,
    TILE_LIT,
    `M${x - 10} -27C${x - 10} -35 ${x - 5} -39 ${x} -42.500C${x - 3} -38 ${x - 4} -32 ${x - 3} -27Z`,
  )
  path(
    k,
    '#1f6480',
    `M${x + 3} -27C${x + 4.5} -32 ${x + 3} -38 ${x} -42.500C${x + 6} -38 ${x + 10} -33 ${x + 10} -27Z`,
  )
  for (const t of [-0.82, -0.55, -0.28, 0, 0.28, 0.55, 0.82])
    stroke(
      k,
      'rgba(20,60,90,.5)',
      0.35,
      `M${x + t * 7.4} -27C${x + t * 9.4} -33 ${x + t * 5} -39 ${x} -42.500`,
    )
  k.restore()
  stroke(k, '#e8c25c', 0.5, `M${x} -42.300v-3`)
}

/** The tiger with a sun on its back, in the corner over the arch. */
function tiger(k, m) {
  k.save()
  k.scale(m, 1)
  k.translate(1.2, -0.6)
  path(k, '#f6cf5c', 'M4.200 -34.400a1.900 1.900 0 1 0 0.010 0Z')
  path(
    k,
    '#e88a3a',
    'M0.200 -31C0.600 -32.300 2 -32.600 4 -32.200C6 -32.600 7.400 -32.300 8.200 -31.400L8.800 -28.600H8L7.200 -30L6.400 -29.800L6.200 -28.600H5.400L5.300 -30C4.400 -29.800 3.600 -29.800 2.800 -30L2.500 -28.600H1.700L1.600 -30.200L0.900 -30.400L0.500 -28.800H-0.200ZM9 -33.300a1.150 1.150 0 1 0 0.010 0Z',
  )
  stroke(k, '#e88a3a', 0.4, 'M0.400 -31C-0.800 -31.400 -1 -32.600 -0.200 -33.400')
  stroke(
    k,
    '#4a2c3c',
    0.22,
    'M2.400 -32.200v1.600M3.600 -32.200v1.700M4.800 -32.200v1.700M6 -32.200v1.600',
  )
  path(k, '#4a2c3c', 'M9.200 -32.500a0.180 0.180 0 1 0 0.010 0Z')
  k.restore()
}

/** The madrasa of the tigers: great portal, wings in two storeys, ribbed domes, a minaret at each end; 104 units wide. */
export function madrasa(k) {
  dome(k, -25)
  dome(k, 25)
  path(k, BRICK, 'M-46 0V-19H46V0Z')
  path(k, LIT, 'M-46 -17.800V-19H46V-17.800Z')
  for (const m of [-1, 1])
    for (let i = 0; i < 3; i++)
      for (const y of [0, -9]) {
        k.save()
        k.translate(m * (21.5 + i * 8), y)
        path(k, TILE, 'M-3.500 0V-8.200H3.500V0Z')
        path(k, LIT, arch(0, 3, 4, 7.6))
        path(k, y ? '#54406a' : '#6a4a62', arch(0, 2.5, 3.9, 7))
        path(
          k,
          '#c08a64',
          'M0.600 0V-4C0.600 -5.500 1 -6.200 1.400 -6C2 -5.600 2.500 -4.800 2.500 -3.900V0Z',
        )
        if (y) path(k, BRICK, 'M-2.500 0V-1.300H2.500V0Z')
        k.restore()
      }
  // Shadows of the minaret and of the portal on the wings.
  path(k, 'rgba(84,48,84,.38)', 'M-42 0V-19H-37L-34 0ZM17 0V-19H24L30 0Z')
  // The portal.
  path(k, TILE_DEEP, 'M-17 0V-39H17V0Z')
  path(k, TILE, 'M-17 0V-39H-6V0Z')
  path(k, BRICK, 'M-17 0V-39H-15.600V0ZM15.600 0V-39H17V0ZM-17 -39V-37.400H17V-39Z')
  path(k, LIT, 'M-17 0V-39H-15.600V0ZM-17 -39V-38.200H17V-39Z')
  for (let i = 0; i < 15; i++)
    for (const x of [-14.4, 13.2])
      path(
        k,
        i % 2 ? GLAZE : TILE_LIT,
        `M${x} ${-1 - i * 2.4}l0.600 -0.900l0.600 0.900l-0.600 0.900Z`,
      )
  for (let i = 0; i < 13; i++)
    path(k, i % 2 ? '#e8c25c' : GLAZE, `M${-12.6 + i * 2} -35.600h1.200v1.200h-1.200Z`)
  stroke(k, '#e8c25c', 0.4, 'M-11.800 0V-33.400H11.800V0')
  tiger(k, 1)
  tiger(k, -1)
  path(k, GLAZE, arch(0, 9.8, 19, 30))
  path(k, '#3a4a7c', arch(0, 9, 18.7, 29))
  k.save()
  k.clip(new Path2D(arch(0, 9, 18.7, 29)))
  // Inside: the left wall in shade, the right in the sun, the honeycomb of the half dome.
  path(k, '#c99a74', 'M4 0V-22L9.500 -19V0Z')
  path(k, '#2c3560', 'M-9.500 0V-19L-5 -22V0Z')
  for (let row = 0; row < 4; row++)
    for (let i = -3; i <= 3; i++)
      path(
        k,
        ['#5cc0c0', '#e8c25c', '#f2ead2', '#4a7fb0'][(row + i + 8) % 4],
        `M${i * (2.4 - row * 0.44)} ${-21.5 - row * 1.9}l0.900 0.900l-0.900 1.100l-0.900 -1.100Z`,
      )
  path(k, TILE, 'M-5 0V-17H4.500V0Z')
  path(k, LIT, arch(-0.2, 3, 7, 11.5))
  path(k, '#4a2f3c', arch(-0.2, 2.4, 6.8, 10.4))
  path(k, '#7a4a38', 'M-2.600 0V-6.800C-2.600 -8.400 -1.400 -9.600 -0.200 -10.400V0Z')
  k.restore()
  for (const x of [-49, 49]) {
    k.save()
    k.translate(x, 0)
    k.rotate(x < 0 ? -0.012 : 0.012)
    minaret(k, 3.3, 37)
    k.restore()
  }
}
