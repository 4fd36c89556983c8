import { path, stroke } from '../core/field.js'

const [PALE, STONE, MID, DEEP, DARK] = ['#f8dca4', '#e3b271', '#c18a62', '#966a68', '#6b4d66']

/** Worn layers on the flank: long bands, each a little in and out. */
function layers(k) {
  for (const [colour, d] of [
    [DEEP, 'M22 -36C38 -38 60 -37 80 -39L80 -35C62 -33 40 -34 22 -32Z'],
    [STONE, 'M24 -30C40 -32 58 -31 74 -32L72 -28C58 -27 40 -28 24 -26Z'],
    [DEEP, 'M24 -24C38 -25 54 -24 70 -25L68 -20C54 -19 40 -20 24 -19Z'],
    [STONE, 'M24 -16C36 -17 50 -16 62 -17L60 -13C50 -12 36 -13 24 -12Z'],
    [DEEP, 'M24 -9C36 -10 46 -9 56 -10L54 -5C44 -4 34 -5 24 -5Z'],
  ])
    path(k, colour, d)
}

/** Neck and breast under the head, and the forelegs that reach towards us on the left. */
function front(k) {
  // The far foreleg, then the court between the two with the stele of the dream.
  path(k, MID, 'M-20 -17L-74 -13C-86 -12 -92 -7 -92 0V3H-18Z')
  path(k, PALE, 'M-20 -17L-74 -13C-84 -12.300 -90 -8.500 -91.500 -3C-78 -7 -50 -10 -18 -11Z')
  path(k, DARK, 'M-62 3L-22 -8L-10 3Z')
  path(k, DEEP, 'M-30 -54L18 -56L24 4L-24 4C-26 -16 -27 -36 -30 -54Z')
  path(k, STONE, 'M-30 -54L-2 -55C-4 -36 -4 -16 -5 4H-24C-26 -16 -27 -36 -30 -54Z')
  for (const y of [-44, -35, -26, -17])
    path(
      k,
      MID,
      `M-28 ${y}C-18 ${y + 2} -10 ${y + 1} -3 ${y + 1.5}L-4 ${y + 4.5}C-12 ${y + 4} -20 ${y + 4.5} -27 ${y + 3}Z`,
    )
  path(k, DARK, 'M-21 2V-15C-20 -18.500 -12 -18.500 -11 -15V2Z')
  path(k, '#c99a86', 'M-21 2V-15C-20 -18.500 -15 -18.700 -13.500 -17V2Z')
  // The near foreleg: a lit back, a shaded side, the paw with its toes.
  path(k, MID, 'M22 -30C6 -27 -30 -22 -46 -20C-64 -18.500 -76 -12 -78 0C-78.500 4 -76 5 -72 5H26Z')
  path(
    k,
    PALE,
    'M22 -30C6 -27 -30 -22 -46 -20C-62 -18.600 -73 -13 -76.500 -5C-66 -10 -52 -11.500 -40 -12.500C-20 -14 4 -17 24 -19Z',
  )
  path(
    k,
    STONE,
    'M-76.500 -5C-72 -7.500 -66 -9.200 -60 -10.200C-62 -5 -62 0 -61 5H-72C-76 5 -78.500 4 -78 0Z',
  )
  for (const d of [
    'M-71 5C-73 1 -72.500 -3 -70 -6',
    'M-65.500 5C-67.500 0.500 -67 -4 -64.500 -7.500',
    'M-60 5C-62 0 -61.500 -5 -59 -9',
  ])
    stroke(k, DARK, 1, d)
  for (const x of [-44, -28, -12, 4])
    stroke(k, DEEP, 0.9, `M${x} ${-11 - (x + 44) * 0.1}C${x + 1} -6 ${x} 0 ${x + 1} 4`)
}

/** The head: headcloth with its folds, the worn face turned to the left, no nose. */
function head(k) {
  path(k, DEEP, 'M-20 -56L12 -60L16 -44L-18 -46Z')
  path(k, DARK, 'M-14 -54L12 -60L14 -52C4 -48 -6 -46 -14 -48Z')
  path(
    k,
    MID,
    'M-22 -94C-18 -104 14 -107 24 -97C33 -88 40 -66 42 -46L32 -36L14 -42L12 -60L-16 -60L-18 -46L-27 -42L-33 -50C-33 -68 -29 -86 -22 -94Z',
  )
  path(
    k,
    DEEP,
    'M10 -103C16 -102 21 -100 24 -97C33 -88 40 -66 42 -46L32 -36L14 -42L12 -60C15 -74 14 -90 10 -103Z',
  )
  path(
    k,
    STONE,
    'M-22 -94C-18 -101 -4 -104 6 -104C10 -100 12 -94 12 -90L-20 -90L-23 -80C-24 -68 -22 -58 -18 -46L-27 -42L-33 -50C-33 -68 -29 -86 -22 -94Z',
  )
  // Pleats fan out from the face.
  for (let i = 0; i < 7; i++) {
    const y = -88 + i * 6.6
    stroke(
      k,
      DARK,
      1.3,
      `M15 ${y + 3}C${22 + i * 0.8} ${y + 3.5} ${27 + i * 1.4} ${y + 1.5} ${29 + i * 1.9} ${y - 1}`,
    )
    if (i > 0)
      stroke(
        k,
        DEEP,
        1.1,
        `M-21 ${y + 3}C${-24 - i * 0.2} ${y + 3} ${-27 - i * 0.3} ${y + 1.5} ${-28 - i * 0.7} ${y - 0.5}`,
      )
  }
  path(
    k,
    PALE,
    'M-20.500 -90C-8 -95 4 -94.500 11.500 -89.500C13.500 -76 11.500 -64 6.500 -57C2 -51 -4 -48 -8 -48C-13.500 -49 -18 -55 -20 -64C-21.500 -74 -21.800 -82 -20.500 -90Z',
  )
  path(
    k,
    MID,
    'M3 -93.600C6.500 -92.600 9.500 -91.200 11.500 -89.500C13.500 -76 11.500 -64 6.500 -57C2 -51 -4 -48 -8 -48C-2 -52 3.500 -60 4 -72C4.200 -80 4 -88 3 -93.600Z',
  )
  path(
    k,
    STONE,
    'M-3 -93.900C-1 -94.200 1 -94 3 -93.600C4 -88 4.200 -80 4 -72C3.500 -60 -2 -52 -8 -48C-6 -54 -2.500 -58 -2 -64C-1.500 -74 -2 -86 -3 -93.900Z',
  )
  // Band over the brow, and the stump of the cobra.
  path(
    k,
    STONE,
    'M-23.500 -88C-14 -98.500 6 -98 14 -90L12.800 -85.500C4 -90.500 -10 -90 -22 -81.500Z',
  )
  path(
    k,
    MID,
    'M4 -94.400C8 -93.800 11.500 -92.300 14 -90L12.800 -85.500C10 -87.500 7 -88.500 4 -89Z',
  )
  path(k, MID, 'M-11.500 -95.500L-8 -96.200L-8.500 -90.800L-11 -90.200Z')
  // Eyes worn to almonds in their hollows; the near one is the wider.
  path(
    k,
    MID,
    'M-20.300 -79C-17.500 -81.500 -13 -81.300 -11 -79L-11.600 -73C-14 -71.400 -18 -71.600 -20.300 -73.500Z',
  )
  path(k, MID, 'M-5 -79C-2 -81.600 5.500 -81.400 9 -78.500L8.500 -73C4 -71 -2.500 -71 -5 -73.400Z')
  path(
    k,
    DARK,
    'M-19.300 -75.800C-17.500 -78.200 -13.800 -78.200 -12.200 -76.200C-14 -74.600 -17 -74.300 -19.300 -75.800Z',
  )
  path(
    k,
    DARK,
    'M-4 -76C-1.500 -78.600 4.500 -78.600 7.600 -75.700C4.500 -73.700 -1.500 -73.900 -4 -76Z',
  )
  stroke(k, DEEP, 0.9, 'M-20 -81.500C-17 -83.600 -13 -83.400 -11 -81.600')
  stroke(k, DARK, 0.9, 'M-5.500 -81.600C-2 -84 5.500 -84 9.800 -80.500')
  // Where the nose was: a scar, broad below. The mouth almost smiles.
  path(k, STONE, 'M-10.500 -78L-7 -78L-4.500 -66.500L-13 -66.500Z')
  path(
    k,
    MID,
    'M-13.800 -66.800L-9.800 -70.500L-8.400 -68L-6 -70L-4 -66.400C-6 -63.800 -11.500 -63.600 -13.800 -66.800Z',
  )
  path(k, DEEP, 'M-12 -65.600C-9.500 -66.800 -7 -66.600 -5 -65.400C-7 -64 -10 -63.900 -12 -65.600Z')
  path(
    k,
    DEEP,
    'M-15.600 -57.800C-13 -58.800 -10.500 -58.600 -9 -58.100C-6.500 -58.900 -2.500 -59.200 1 -58.600C-3 -56.200 -11.500 -55.800 -15.600 -57.800Z',
  )
  stroke(k, DARK, 0.9, 'M-15.400 -57.600C-11 -57 -4 -57.300 0.600 -58.300')
  path(
    k,
    MID,
    'M-12.500 -54.500C-10 -53.800 -6.500 -53.900 -3.500 -54.800C-6 -52.600 -10.500 -52.500 -12.500 -54.500Z',
  )
  path(k, MID, 'M12 -82C15.500 -82 16 -76 14.500 -70L11.800 -67Z')
}

/** The great sphinx, lying, its face turned to the left: 200 units long, 106 high, foot at 0; sun on the left. */
export function lyingSphinx(k) {
  // Back, flank and haunch; the back catches the light.
  path(k, MID, 'M10 -58C22 -50 34 -45 50 -44C66 -44 82 -48 94 -46C106 -43 113 -28 114 3H14Z')
  layers(k)
  path(
    k,
    PALE,
    'M14 -58C24 -50 36 -46 50 -44.500C66 -44.500 82 -48.500 94 -46.500C100 -45 104 -41 107 -36C98 -40 88 -42 78 -41C60 -39.500 40 -38 18 -42Z',
  )
  path(k, STONE, 'M62 4C62 -16 72 -34 90 -36C106 -36 114 -18 115 4Z')
  path(k, MID, 'M84 4C88 -12 92 -28 100 -34C110 -28 114.500 -12 115 4Z')
  path(k, DEEP, 'M100 4C104 -10 105 -22 104 -31C111 -24 114.500 -10 115 4Z')
  path(k, STONE, 'M46 5C44 -2 50 -8 58 -8.500L84 -8C88 -4 88 2 86 5Z')
  path(k, PALE, 'M47 -1C49 -6 53 -8.200 58 -8.500L82 -8.200C72 -6 58 -5 47 -1Z')
  stroke(k, DEEP, 0.9, 'M49 5C47.500 2 48 -1 50 -3M54 5C52.500 2 53 -2 55 -4.500')
  front(k)
  // The head is small for the body: it was cut anew from a larger one.
  k.save()
  k.translate(-1, -5.5)
  k.scale(0.89, 0.89)
  head(k)
  k.restore()
}
