import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { birds, sky } from '../../nature/sky.js'

/** A dome of sandstone: bands that sweep over it like a wave, a side in the sun, a side in violet shade. */
function dome(k, outline, { bands, tilt, lit, shade, tones }) {
  k.save()
  k.clip(new Path2D(outline))
  const [x0, y0, x1, y1] = bands
  k.fillStyle = tones[0]
  k.fillRect(x0, y0, x1 - x0, y1 - y0)
  const n = tones.length * 2
  for (let i = 1; i < n; i++) {
    const y = y0 + ((y1 - y0) * i) / n
    path(
      k,
      tones[i % tones.length],
      `M${x0} ${y + tilt}C${x0 + (x1 - x0) * 0.3} ${y - tilt - 3} ${x0 + (x1 - x0) * 0.65} ${y + tilt * 0.6 + 2} ${x1} ${y - tilt}V${y1}H${x0}Z`,
    )
  }
  path(k, 'rgba(255,214,140,.34)', lit)
  path(k, 'rgba(84,28,84,.46)', shade)
  k.restore()
}

/** A bighorn ram on his rock, looking down the road; towards the left. 14 high. */
function ram(k) {
  path(
    k,
    '#6a3c40',
    'M-3 0V-5H-1.800V0ZM3.400 0V-5H4.600V0ZM-1.200 0V-5H-0.200V0ZM5.200 0V-5H6.200V0Z',
  )
  path(
    k,
    '#a86a4c',
    'M-4.500 -4.500C-5 -8 -3 -9.500 0 -9.500H5C7 -9 7.600 -6 7 -4C4 -3.400 -2 -3.400 -4.500 -4.500Z',
  )
  path(
    k,
    '#f0d2a4',
    'M5.600 -8.600C7.300 -8 7.600 -6 7 -4L5.600 -4.400C6.200 -6 6.200 -7.400 5.600 -8.600Z',
  )
  path(
    k,
    '#a86a4c',
    'M-1.500 -8.500C-3 -10.500 -3.400 -12 -4.600 -12.600L-7.400 -11.400C-8 -11 -8 -10.400 -7.400 -10.200L-5.200 -9.800C-5 -8 -4.600 -6 -3 -5Z',
  )
  path(
    k,
    '#d8965c',
    'M-4.500 -4.500C-5 -8 -4.400 -9.400 -5.200 -9.800L-7.400 -10.200C-8 -10.400 -8 -11 -7.400 -11.400L-5.800 -12.100C-4.600 -10.500 -3.600 -8 -3 -4.200Z',
  )
  stroke(
    k,
    '#f2d8ac',
    1.3,
    'M-4.600 -12.600C-3 -14.600 0 -14 0 -11.600C0 -9.600 -2.400 -9 -3.400 -10.400',
  )
  stroke(
    k,
    '#8a5a50',
    0.4,
    'M-3.600 -13.600L-2.800 -12.600M-1.600 -13.700L-1.500 -12.500M-0.200 -12.400L-1.200 -11.800',
  )
}

/** The convertible from behind: fins, round lamps, chrome; three friends with the wind in their hair. Wheels at 0; 34 wide. */
function convertible(k) {
  path(k, 'rgba(40,14,50,.5)', 'M-20 1C-10 -1 14 -1 30 1.600C16 4 -12 4 -20 1Z')
  path(k, '#1e1a30', 'M-15 1V-5H-9.500V1ZM9.500 1V-5H15V1Z')
  // Wind screen, seats, the three.
  path(k, 'rgba(200,232,236,.55)', 'M-11.500 -11L-9.500 -17.500H9.500L11.500 -11Z')
  stroke(k, '#e8eef0', 0.7, 'M-11.500 -11L-9.500 -17.500H9.500L11.500 -11')
  for (const [x, cloth, shade, hair, skin] of [
    [-6.4, '#f4c33c', '#c98a2c', '#4a2c34', '#e8ac84'],
    [0, '#f4eee2', '#bcb0c0', '#c9803c', '#f0bc94'],
    [6.4, '#e2583c', '#a8343c', '#2c1c2c', '#9a603f'],
  ]) {
    path(
      k,
      shade,
      `M${x - 3} -9.500V-14.500C${x - 3} -17 ${x - 1.6} -17.600 ${x} -17.600C${x + 1.6} -17.600 ${x + 3} -17 ${x + 3} -14.500V-9.500Z`,
    )
    path(
      k,
      cloth,
      `M${x - 3} -9.500V-14.500C${x - 3} -17 ${x - 1.6} -17.600 ${x} -17.600C${x - 1} -15 ${x - 1} -12 ${x - 0.6} -9.500Z`,
    )
    path(k, skin, `M${x - 0.9} -17V-19h1.800v2Z`)
    path(
      k,
      hair,
      `M${x} -24.400C${x + 3} -24.400 ${x + 3} -19 ${x + 1.8} -18.400H${x - 1.8}C${x - 3} -19 ${x - 3} -24.400 ${x} -24.400Z`,
    )
  }
  path(
    k,
    '#4a2c34',
    'M-8.600 -21C-11 -20.500 -13 -21.500 -14 -19.500C-12.500 -18 -10 -18.400 -8 -18.600Z',
  )
  stroke(k, '#e8ac84', 1.6, 'M-8.600 -15.600L-12 -21L-11.600 -26')
  stroke(k, '#9a603f', 1.6, 'M8.600 -15.600L12 -20.500L12.600 -26')
  path(k, '#f6e2b0', 'M-2.600 -23C-2.600 -26.500 2.600 -26.500 2.600 -23Z')
  path(
    k,
    '#d8b468',
    'M-4.600 -22.400C-2 -23.600 2 -23.600 4.600 -22.400C2 -21.600 -2 -21.600 -4.600 -22.400Z',
  )
  path(k, '#a8343c', 'M-12 -12H12V-9H-12Z')
  // Body.
  path(
    k,
    '#2a8f9c',
    'M-17 -1.500V-8C-17 -9.600 -16 -10.400 -14 -10.600H14C16 -10.400 17 -9.600 17 -8V-1.500Z',
  )
  path(
    k,
    '#54c4c0',
    'M-17 -1.500V-8C-17 -9.600 -16 -10.400 -14 -10.600H-6C-9 -8 -10 -4.500 -10 -1.500Z',
  )
  path(
    k,
    '#1c6a80',
    'M17 -1.500V-8C17 -9.600 16 -10.400 14 -10.600H10C12.500 -8 13 -4.500 13 -1.500Z',
  )
  path(
    k,
    '#7fdcd4',
    'M-17.600 -6C-18 -10 -17.600 -13 -16.500 -14.500C-15 -12.500 -14 -11 -13 -10.300C-14 -8.500 -14.600 -7 -14.600 -5Z',
  )
  path(
    k,
    '#3aa4ac',
    'M17.600 -6C18 -10 17.600 -13 16.500 -14.500C15 -12.500 14 -11 13 -10.300C14 -8.500 14.600 -7 14.600 -5Z',
  )
  for (const x of [-16, 16]) {
    path(k, '#ff5a3c', `M${x} -8.600a1.400 1.600 0 1 0 0.010 0Z`)
    path(k, '#ffc090', `M${x - 0.3} -8a0.600 0.700 0 1 0 0.010 0Z`)
  }
  stroke(k, '#f4f0e8', 1.2, 'M-17.600 -2.400H17.600')
  path(k, '#f2d06c', 'M-3.400 -6.600H3.400V-3.600H-3.400Z')
  stroke(k, '#c9dce0', 0.5, 'M-9 -8.600H9')
}

export default {
  alt: 'La strada nel deserto della Valle del Fuoco al tramonto, fra onde di roccia rossa a strisce: tre amici sulla decappottabile e un ariete che guarda',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#3a5a9c'],
          [0.4, '#9a94b4'],
          [0.7, '#f4ac8c'],
          [1, '#ffdca0'],
        ],
        disc: 0.055,
        discColour: '#fff6d8',
      },
      sun: [0.3, 0.36],
      horizon: 0.5,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.62 0.14 36 6 4 0.1 0.2 26 5 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffeed2', dark: '#dcb0ac' })
    birds(s, { x: 0.5, y: 0.2, count: 3, spread: 0.08 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Far ranges, pale.
      fill(
        k,
        '#c496a0',
        points(
          '-6 46 10 38 20 41 34 35 48 40 60 36 74 41 90 37 104 42 120 36 134 40 150 35 168 40 168 50 -6 50',
        ),
      )
      fill(
        k,
        '#b07888',
        points('-6 48 14 43 30 46 52 42 70 46 96 43 116 46 140 42 168 46 168 54 -6 54'),
      )
      const red = ['#b8442f', '#d8643c', '#f0a468', '#c9523a', '#f6c690']
      const pale = ['#c0685c', '#d88468', '#eab08c']
      dome(k, 'M18 56C20 44 30 38 40 40C46 34 58 38 62 46C66 48 68 52 69 56Z', {
        bands: [16, 34, 72, 58],
        tilt: 2,
        lit: 'M18 56C20 44 30 38 40 40C36 46 32 50 30 56Z',
        shade: 'M52 36C58 38 62 46 69 56H54C56 50 54 42 52 36Z',
        tones: pale,
      })
      dome(k, 'M84 56C84 46 94 40 104 42C112 34 128 36 132 46L138 56Z', {
        bands: [82, 34, 140, 58],
        tilt: 2.6,
        lit: 'M84 56C84 46 94 40 104 42C98 46 94 50 93 56Z',
        shade: 'M120 36C128 36 132 46 138 56H122C126 50 124 42 120 36Z',
        tones: pale,
      })
      // The desert floor.
      fill(k, '#d07a4c', points('-6 54 40 55 80 54 120 55 168 54 168 96 -6 96'))
      path(k, '#e2945c', 'M-6 60C30 57 60 60 84 64C60 66 20 68 -6 72Z')
      // The road swings between the rocks, down from the crest.
      path(
        k,
        '#4c4462',
        'M76 54.500C82 56 92 57 96 59.500C100 63 88 66 82 70C74 76 70 84 66 96H140C132 84 112 76 106 70C102 66 110 62 104 58.500C98 55.500 88 55 82 54.300Z',
      )
      path(
        k,
        '#6a5f7c',
        'M76 54.500C82 56 92 57 96 59.500C100 63 88 66 82 70C74 76 70 84 66 96H90C90 84 92 76 95 70C97 66 104 62 100 59C95 56 86 55.400 79 54.400Z',
      )
      stroke(
        k,
        '#f6ecd8',
        0.5,
        'M96.500 59.600C100.500 63 88.500 66 82.800 70C75 76 71 84 67.500 95M104.500 58.700C110.500 62 102.600 66 106.400 70C112.600 76 131 84 138 95',
      )
      for (const [d, q] of [
        ['M99.600 58.800C103 62 95.600 65.600 94.600 69.500', 0.5],
        ['M94.400 71C93.600 74 93.500 76 93.800 78', 0.9],
        ['M94.200 81C94.800 85 95.800 88 97 91', 1.4],
      ])
        stroke(k, '#ffc44c', q, d)
      // The great wave of stone on the right, the low one on the left.
      dome(k, 'M112 66C112 50 118 38 128 34C134 22 150 16 168 20V82C150 82 128 76 112 66Z', {
        bands: [108, 14, 170, 84],
        tilt: 6,
        tones: red,
        lit: 'M112 66C112 50 118 38 128 34C134 22 142 18 148 17.500C136 26 132 36 130 46C126 54 124 62 124 72C119 70 115 68 112 66Z',
        shade: 'M154 18C160 17.600 164 18.600 168 20V82C160 82 150 81 142 79C152 66 156 40 154 18Z',
      })
      dome(k, 'M-6 84V40C6 34 20 38 26 48C36 50 44 58 48 68C38 76 16 82 -6 84Z', {
        bands: [-8, 32, 52, 86],
        tilt: 4,
        tones: red,
        lit: 'M4 37C14 35 22 40 26 48C34 50 42 56 48 68L40 73C36 62 30 56 22 54C18 46 12 40 4 37Z',
        shade: 'M-6 84V44C2 50 8 60 10 80C5 82 0 83 -6 84Z',
      })
      path(
        k,
        'rgba(84,28,84,.38)',
        'M112 66C128 76 150 82 168 82V90C144 90 118 82 104 70C106 68 109 67 112 66Z',
      )
      path(k, 'rgba(84,28,84,.3)', 'M-6 84C16 82 38 76 48 68L60 74C44 84 18 90 -6 90Z')
      at(k, 132.5, 33.6, 0.86, ram)
      // Creosote and brittlebush by the road.
      for (const [x, y, q] of points(
        '58 84 1.200 50 90 1.500 150 88 1.400 70 66 0.600 116 73 0.700 28 92 1.300',
        3,
      )) {
        path(
          k,
          'rgba(84,28,84,.35)',
          `M${x - 4 * q} ${y}C${x} ${y - q} ${x + 6 * q} ${y - 0.6 * q} ${x + 8 * q} ${y + 0.8 * q}C${x + 3 * q} ${y + 1.4 * q} ${x - 3 * q} ${y + q} ${x - 4 * q} ${y}Z`,
        )
        for (const [dx, up, c] of [
          [2.6, 2, '#5c6a3f'],
          [0.8, 3.6, '#748044'],
          [-1, 3, '#8f9250'],
          [-2.6, 2.2, '#c9b460'],
          [1.6, 1.8, '#66703f'],
          [-0.6, 1.6, '#a8a454'],
        ])
          path(
            k,
            c,
            `M${x + dx * q - 1.8 * q} ${y}L${x + dx * q - 2.2 * q} ${y - up * 0.6 * q}L${x + dx * q - 0.9 * q} ${y - up * 0.8 * q}L${x + dx * q - 0.3 * q} ${y - up * q}L${x + dx * q + 0.8 * q} ${y - up * 0.8 * q}L${x + dx * q + 2.2 * q} ${y - up * 0.5 * q}L${x + dx * q + 1.8 * q} ${y}Z`,
          )
      }
      at(k, 106, 87, 1.02, convertible)
    })
    return finish(s, { rays: 0.1 })
  },
}
