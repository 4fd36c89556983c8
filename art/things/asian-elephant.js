import { path, stroke } from '../core/field.js'

const SKIN = '#8c7c8c'
const LIGHT = '#ffd8a4'
const SHADE = '#5f5478'
const DEEP = '#443c60'

/** An Asian elephant in profile, facing right, about 100 long and 78 high at the back; the sun stands behind its left shoulder. */
export function asianElephant(k) {
  // The legs of the far side.
  path(k, DEEP, 'M-20 -26L-22 2H-8L-6 -26ZM14 -28L13 2H26L28 -28Z')
  stroke(k, DEEP, 2, 'M-49 -56C-55 -46 -55 -34 -53 -24')
  path(
    k,
    SKIN,
    'M-50 -50C-48 -66 -30 -77 -8 -77C6 -77 16 -73 22 -69C24 -78 32 -84 40 -81C48 -79 53 -70 54 -60C55 -52 53 -46 49 -42C44 -38 40 -36 38 -30L36 2H21L20 -22C10 -17 -12 -17 -22 -22L-26 2H-43L-43 -26C-48 -32 -51 -40 -50 -50Z',
  )
  // Belly, the shade of the head, the backs of the legs.
  path(
    k,
    SHADE,
    'M-43 -30C-28 -28 -14 -31 4 -31C18 -31 28 -36 38 -32L36 2H21L20 -22C10 -17 -12 -17 -22 -22L-26 2H-43Z',
  )
  path(
    k,
    SHADE,
    'M49 -42C44 -38 40 -36 38 -30L34 -36C42 -42 46 -52 46 -60L54 -60C55 -52 53 -46 49 -42Z',
  )
  path(k, DEEP, 'M-26 2L-22 -22L-30 -25L-33 2ZM36 2L38 -30L31 -28L30 2Z')
  // The light along the back, over rump and brow.
  path(
    k,
    LIGHT,
    'M-50 -50C-48 -66 -30 -77 -8 -77C6 -77 16 -73 22 -69C14 -71.500 2 -74 -10 -73.600C-30 -73 -45 -64 -46.600 -46C-46.600 -38 -45 -33 -43 -28C-48 -33 -51 -40 -50 -50Z',
  )
  path(
    k,
    LIGHT,
    'M22 -69C24 -78 32 -84 40 -81C46 -79.500 50 -74 52 -69C46 -75 38 -78 32 -75C28 -73 25 -70 24 -66Z',
  )
  // The trunk.
  stroke(k, SHADE, 9, 'M50 -54C57 -44 57 -30 54 -14')
  stroke(k, SKIN, 7, 'M49 -56C56 -46 56.500 -30 54 -12')
  path(
    k,
    SKIN,
    'M41 -66C47 -69 52 -68 53.500 -63.500C55 -58 56.500 -54 57.600 -48L51.500 -45C48 -49 45 -53 43 -58Z',
  )
  stroke(k, SHADE, 0.7, 'M52 -42l6 -1M52.600 -36l6 -0.500M52.500 -30h6M52 -24l5.500 0.500')
  // The ear, freckled with pink at its edge.
  path(k, SHADE, 'M25 -69C14 -68 9 -54 15 -42C20 -34 29 -38 33 -48C36 -57 34 -69 25 -69Z')
  path(k, SKIN, 'M24 -68C15 -66 11 -54 16 -44C20 -39 27 -43 30 -50C33 -58 31 -68 24 -68Z')
  path(k, '#c99888', 'M15 -50C14 -45 17 -41 20 -40C26 -41 30 -46 31 -52C27 -46 20 -44 15 -50Z')
  stroke(k, DEEP, 0.7, 'M24 -64C20 -60 19 -54 21 -49')
  path(k, '#2a2434', 'M42 -64a1.150 1 0 1 0 0.010 0Z')
  stroke(
    k,
    DEEP,
    0.7,
    'M39.500 -65.500C41 -67 44 -66.500 45 -64.600M40 -60.500q2 1 4 0M36 -70q3 -3 6 -1.500',
  )
  // Shoulder and haunch.
  stroke(k, SHADE, 1, 'M-22 -58C-29 -50 -30 -40 -25 -31M8 -48C7 -41 10 -35 15 -31')
}
