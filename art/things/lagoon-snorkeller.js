import { path, stroke } from '../core/field.js'

/** A snorkeller at the surface, head to the left, the face under water; 100 long, water at 0. */
export function snorkeller(
  k,
  { suit, lit, shade, fins, finsShade, hair, skin, skinLit, farSkin = skin, point = false },
) {
  // The far leg beats down, its fin bent by the water.
  path(
    k,
    finsShade,
    'M68.500 20L71.500 13.500C82 16.500 93 23.500 102.500 34.500C103 37.500 100.500 39.800 97.500 39C90 30 80 23.500 68.500 20Z',
  )
  path(k, farSkin, 'M35 5C44 12.500 56 16.500 70 20L72.500 14.500C62 10.500 52 5.500 42 1Z')
  // The far arm trails, its hand open.
  path(
    k,
    farSkin,
    'M13 7C19 15 28 20 38.500 22.600C41 23.400 44 25 46 24C46.600 22.600 43.500 20.400 40.500 19C31.500 15.500 24 10 19 3Z',
  )
  path(k, skin, 'M36 1C48 0 62 -0.500 77 -1L77.500 3.400C66 5.600 50 7.400 40 7.500Z')
  path(k, skinLit, 'M36 1C48 0 62 -0.500 77 -1L77.200 1C64 1.500 50 2.500 38 3Z')
  path(
    k,
    suit,
    'M8 -4C14 -7.500 26 -6 34 -4.500C39 -4 43 -2.500 45 0C46 4 43 8.500 38 9.500C28 10.500 16 9.500 9 7Z',
  )
  path(
    k,
    lit,
    'M8 -4C14 -7.500 26 -6 34 -4.500C39 -4 43 -2.500 45 0C34 -2.500 20 -2.500 8.500 -0.500Z',
  )
  path(
    k,
    shade,
    'M9 5C18 7.500 32 7.500 44.500 4.500C43.500 7.500 41.500 8.800 38 9.500C28 10.500 16 9.500 9 7Z',
  )
  path(k, fins, 'M74 -1.500C84 -3 96 -2 110 3C112.500 6 112 10 109.500 11.500C98 8 86 6 75 5Z')
  path(
    k,
    finsShade,
    'M75 2.500C88 3 100 5 111.500 8.500C111 10 110.500 11 109.500 11.500C98 8 86 6 75 5Z',
  )
  // Head bent down, hair, mask; the tube stands up from the mouth.
  k.save()
  k.translate(5, 4)
  k.rotate(-0.75)
  k.translate(-5, -4)
  path(k, skin, 'M-5 -2C-8 1 -8.500 7 -6 11C-3 14.500 4 14 7.500 10.500C10.500 7 10.500 0 7 -3Z')
  path(
    k,
    hair,
    'M-6 -1C-5 -6.500 4 -8 8 -4C11.500 0 11 7 8 10C6.500 8 5.500 4 4.500 2C1 1.500 -3 1 -6 -1Z',
  )
  path(k, '#17204e', 'M-7.500 1L10.500 3V5L-7.500 3.500Z')
  path(
    k,
    '#17204e',
    'M-9 2C-11 5 -10.500 10 -8.500 11.500C-6 12 -2.500 10.500 -2 8C-1.800 5 -3.500 3 -6 2Z',
  )
  path(
    k,
    '#8ee4ec',
    'M-8.500 3.500C-9.800 6 -9.300 9 -8 10C-6.500 10.200 -4 9.200 -3.700 7.500C-3.600 5.500 -5 4 -6.500 3.500Z',
  )
  k.restore()
  stroke(k, '#ff7a3c', 2.2, 'M6 13.500C9.500 13 11 9 10 4L8.500 -14')
  stroke(k, '#fff0d0', 2.2, 'M8.900 -9L8.500 -14')
  // The near arm: pointing down, or along the side.
  if (point) {
    path(
      k,
      skin,
      'M13 1C9 6 2 16 -4 24C-5.500 26.500 -8 29 -9 31.500C-9 33 -7.500 33.200 -6.500 32C-4.500 30 -2.500 28.500 -0.500 27C7 19 14 12 19 7Z',
    )
    path(k, skinLit, 'M13 1C9 6 2 16 -4 24L-2.500 24.500C4 17 10 10 15.500 3.500Z')
    path(k, suit, 'M12 -1C9.500 3 8 6 6.500 9L13 12C16 9 18 7 20 5Z')
  } else {
    path(k, skin, 'M13 2C14 9 20 15 29 18C32 19 34 17 32.500 15C26 12 22 8 20 3Z')
    path(k, suit, 'M12 -1C12 4 14 8 16 10.500L21.500 7C20.500 5 20 3 20 1Z')
  }
}
