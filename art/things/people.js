import { random } from '../core/random.js'

const JACKETS = [
  '#d9573f',
  '#e8a33d',
  '#2f7d8a',
  '#3f5f9a',
  '#c9a24a',
  '#7a9a4f',
  '#b8465a',
  '#f0e2c4',
]

/** A traveller seen from behind, standing, with or without a rucksack. */
export const traveller = ({ seed = 1, pack = true, arms = 'down' } = {}) => ({
  width: 60,
  height: 102,
  draw(pen) {
    const r = random(seed)
    const jacket = JACKETS[Math.floor(r() * JACKETS.length)]
    const trousers = ['#3a4560', '#5a4a42', '#2f3a4a', '#6a6250'][Math.floor(r() * 4)]
    const hair = ['#3a2620', '#6b4426', '#201a22', '#b98a4a', '#8a8078'][Math.floor(r() * 5)]
    const skin = ['#d9a27c', '#a8704c', '#efc4a0', '#7a4f38'][Math.floor(r() * 4)]
    const step = 1 + r() * 3
    pen.path(
      trousers,
      `M-8 -50C-8.500 -36 -${6 + step} -18 -${6 + step} -1L-${1.6 + step} -1C-${1 + step} -16 -1 -30 0 -40C1 -30 ${1 + step * 0.6} -16 ${1.4 + step * 0.6} -1L${6 + step * 0.6} -1C${6 + step * 0.6} -18 8.500 -36 8 -50Z`,
    )
    pen.path(
      '#2a2430',
      `M-${7.4 + step} 0C-${7 + step} -3.500 -${2 + step} -3.500 -${1.4 + step} 0ZM${1.2 + step * 0.6} 0C${1.6 + step * 0.6} -3.500 ${6 + step * 0.6} -3.500 ${6.8 + step * 0.6} 0Z`,
    )
    pen.path(
      jacket,
      'M-8.500 -46C-8.200 -56 -9.600 -68 -10.500 -77C-10 -81 -5 -84 -2.500 -85L2.500 -85C5 -84 10 -81 10.500 -77C9.600 -68 8.200 -56 8.500 -46C4 -44 -4 -44 -8.500 -46Z',
    )
    if (arms === 'up') {
      pen
        .limb(jacket, [-9, -78], [-16, -88], [-17, -99], 5, 3.6)
        .limb(jacket, [9, -78], [16, -88], [17, -99], 5, 3.6)
      pen.ellipse(skin, -17, -101, 2).ellipse(skin, 17, -101, 2)
    } else {
      pen
        .limb(jacket, [-9.5, -78], [-15, -66], [-12.5, -50], 5, 3.4)
        .limb(jacket, [9.5, -78], [14, -66], [12, -50], 5, 3.4)
      pen.ellipse(skin, -12.2, -48, 1.9, 2.6).ellipse(skin, 11.8, -48, 1.9, 2.6)
    }
    if (pack) {
      pen.path(
        '#4f5a44',
        'M-7.500 -52C-8.500 -64 -8 -76 -6 -80C-3 -82 3 -82 6 -80C8 -76 8.500 -64 7.500 -52C4 -50 -4 -50 -7.500 -52Z',
      )
      pen
        .path('#6a7458', 'M-7 -73C-4 -75 4 -75 7 -73L7.200 -69C4 -71 -4 -71 -7.200 -69Z')
        .rect('#3f4a38', -5, -64, 10, 8)
    }
    pen.rect(skin, -2.4, -88, 4.8, 5)
    pen.ellipse(hair, 0, -93, 5.2, 6.4)
    const style = r()
    if (style < 0.25)
      pen.path(
        '#e6d3a3',
        'M-10.500 -94.500C-6 -97 6 -97 10.500 -94.500C6 -92.500 -6 -92.500 -10.500 -94.500ZM-5.400 -95.500C-5 -102 5 -102 5.400 -95.500Z',
      )
    else if (style < 0.6)
      pen.path(
        hair,
        'M-5 -93C-6.500 -86 -5.500 -80 -3.500 -77L3.500 -77C5.500 -80 6.500 -86 5 -93Z',
      )
  },
})

/** A small tent that glows from inside at night. */
export const tent = ({ colour = '#d97a3a' } = {}) => ({
  width: 120,
  height: 60,
  draw(pen) {
    const outer = 'M-58 0C-44 -30 -22 -56 0 -58C22 -56 44 -30 58 0Z'
    pen.path(colour, outer)
    pen.light(outer, '#ffb45c', 0.62)
    pen.path('rgba(60,30,40,.35)', 'M0 -58C22 -56 44 -30 58 0L26 0C22 -24 12 -44 0 -58Z')
    pen.light('M-14 0C-10 -20 -4 -34 0 -40C6 -32 12 -18 14 0Z', '#ffe6b0', 0.9)
    pen.path('#7a4a2c', 'M-15 0C-11 -20 -4 -35 0 -42C-2 -28 -4 -12 -3 0Z')
  },
})
