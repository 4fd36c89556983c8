import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { palace } from '../../things/wind-palace.js'
import { house } from '../../things/wind-palace-foot.js'
import { eye, face, metre } from '../../things/wind-palace-wall.js'

/** A motor rickshaw from the side, to the left: one small wheel before, its driver in front, a guest behind; 2.7 long. */
function rickshaw(k) {
  path(k, '#2c1c44', 'M-1.400 0Q0 -0.160 1.450 0Q0 0.120 -1.400 0Z')
  path(k, '#3c2048', 'M-0.300 -1.650H1.250V-0.400H-0.300Z')
  path(
    k,
    '#784430',
    'M-0.560 -1.320a0.130 0.150 0 1 0 0.260 0a0.130 0.150 0 1 0 -0.260 0ZM0.520 -1.300a0.120 0.140 0 1 0 0.240 0a0.120 0.140 0 1 0 -0.240 0Z',
  )
  path(
    k,
    '#f4ecdc',
    'M-0.640 -0.500C-0.660 -1 -0.560 -1.150 -0.420 -1.160C-0.240 -1.150 -0.160 -0.900 -0.160 -0.500Z',
  )
  path(
    k,
    '#e0507c',
    'M0.400 -0.700C0.400 -1 0.480 -1.130 0.640 -1.140C0.800 -1.130 0.880 -0.950 0.900 -0.700Z',
  )
  stroke(k, '#f4ecdc', 0.1, 'M-0.480 -1.020L-0.860 -0.860')
  path(k, '#f4bc44', 'M-0.900 -1.500C-0.700 -1.860 0.900 -1.880 1.340 -1.640L1.360 -1.480H-0.900Z')
  path(
    k,
    '#fce08c',
    'M-0.900 -1.500C-0.700 -1.860 0.300 -1.880 0.600 -1.820C0 -1.800 -0.500 -1.700 -0.640 -1.480Z',
  )
  stroke(
    k,
    '#f4bc44',
    0.06,
    'M-1.060 -0.800L-0.800 -1.520M-0.140 -0.500V-1.500M1.300 -0.600V-1.500',
  )
  path(
    k,
    '#2c7c5c',
    'M-1.340 -0.420C-1.340 -0.700 -1.200 -0.860 -1.040 -0.880L-0.860 -0.420L-0.200 -0.340V-0.720H1.360C1.420 -0.500 1.400 -0.320 1.360 -0.220H-0.900L-1.120 -0.360Z',
  )
  path(
    k,
    '#1c5450',
    'M-0.860 -0.420L-0.200 -0.340V-0.460H1.390C1.400 -0.360 1.390 -0.280 1.360 -0.220H-0.900Z',
  )
  for (const [x, q] of [
    [-1.08, 0.21],
    [0.95, 0.24],
  ]) {
    path(k, '#241838', `M${x - q} ${-q}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
    path(
      k,
      '#b8a8b0',
      `M${x - q * 0.4} ${-q}a${q * 0.4} ${q * 0.4} 0 1 0 ${q * 0.8} 0a${q * 0.4} ${q * 0.4} 0 1 0 ${-q * 0.8} 0Z`,
    )
  }
}

/** A zebu cow, to the left: hump, dewlap, four legs, horns; 2.2 long, 1.5 high. */
function cow(k) {
  path(k, '#2c1c44', 'M-0.950 0Q0 -0.140 1.100 0Q0 0.120 -0.950 0Z')
  path(
    k,
    '#a88898',
    'M-0.500 -0.700L-0.440 -0.300L-0.480 0H-0.340L-0.300 -0.600ZM0.520 -0.700L0.480 -0.300L0.420 0H0.560L0.700 -0.500Z',
  )
  path(
    k,
    '#d8c4c0',
    'M-1.340 -0.960L-1.240 -0.900L-1.020 -0.940C-0.920 -0.820 -0.860 -0.700 -0.780 -0.600L-0.740 -0.300L-0.780 0H-0.620L-0.560 -0.480C-0.300 -0.400 0.200 -0.420 0.560 -0.520L0.800 -0.320L0.760 0H0.920L0.980 -0.360C0.940 -0.600 1.020 -0.800 0.980 -1.020C0.900 -1.180 0.700 -1.160 0.400 -1.120C0.100 -1.100 -0.100 -1.120 -0.240 -1.160C-0.320 -1.340 -0.480 -1.360 -0.560 -1.160C-0.680 -1.160 -0.800 -1.220 -0.900 -1.280C-1 -1.320 -1.120 -1.300 -1.160 -1.240Z',
  )
  path(
    k,
    '#fff4e8',
    'M-1.340 -0.960L-1.240 -0.900L-1.020 -0.940C-0.960 -1 -0.800 -0.900 -0.700 -0.760C-0.400 -0.640 0.300 -0.700 0.980 -1.020C0.900 -1.180 0.700 -1.160 0.400 -1.120C0.100 -1.100 -0.100 -1.120 -0.240 -1.160C-0.320 -1.340 -0.480 -1.360 -0.560 -1.160C-0.680 -1.160 -0.800 -1.220 -0.900 -1.280C-1 -1.320 -1.120 -1.300 -1.160 -1.240Z',
  )
  stroke(
    k,
    '#5c3c54',
    0.05,
    'M-1 -1.300C-1.060 -1.440 -1.020 -1.520 -0.940 -1.580M-1.100 -1.280C-1.180 -1.420 -1.160 -1.500 -1.100 -1.560',
  )
  stroke(k, '#d8c4c0', 0.05, 'M0.980 -1C1.100 -0.800 1.060 -0.600 1.080 -0.400')
  stroke(k, '#f0a43c', 0.07, 'M-0.860 -1.220C-0.900 -1.020 -0.840 -0.860 -0.720 -0.780')
}

/** The shadow of the roofs on our side: over the street, up the foot of the palace. */
function shadow(k, colour) {
  face(k, colour, [
    [-60, 0, -14],
    [-60, 0, 0],
    [-60, 4, 0],
    [-16, 4, 0],
    [-16, 3.3, 0],
    [11, 3.3, 0],
    [11, 4, 0],
    [60, 4, 0],
    [60, 0, 0],
    [60, 0, -20],
  ])
}

/** The roof where the children fly their kite, still in the shade of the house behind us. */
function terrace(k) {
  // Floor, the low wall at its end, its capping.
  fill(k, '#3c2858', points('-6 80 66 80 78 98 -6 98'))
  fill(k, '#2c1c48', points('-6 76 66 76 66 80.200 -6 80.200'))
  fill(k, '#6c4478', points('-6 75 66.600 75 66.600 76.200 -6 76.200'))
  fill(k, '#241640', points('66 76.200 80.500 98 73 98 66 80.200'))
  fill(k, '#6c4478', points('65.500 75 68 75 84 98 80.500 98 66 76.200'))
}

export default {
  alt: "L'Hawa Mahal di Jaipur al sorgere del sole, rosa contro il cielo ancora blu con la luna: i balconi a nido d'ape salgono come una corona; su un tetto in ombra due bambini fanno volare un aquilone rosso",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.2], horizon: 50 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 70)
      for (const [a, c] of [
        [0, '#27488c'],
        [0.45, '#4f7cac'],
        [0.75, '#a4b4b8'],
        [1, '#f4cca8'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      // The moon goes down.
      path(k, '#f4ecd8', 'M132.500 19a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0Z')
      path(
        k,
        '#d4d4d0',
        'M135 17a1.200 1 0 1 0 2.400 0a1.200 1 0 1 0 -2.400 0ZM136.500 20.500a1.500 1.100 0 1 0 3 0a1.500 1.100 0 1 0 -3 0Z',
      )
      // The hills of Nahargarh with the wall of the fort.
      path(
        k,
        '#8c88a8',
        'M-6 70V51L6 48.500L18 49L30 45.500L40 46.500L52 51V70ZM124 70V52L140 48L152 49.500L166 46V70Z',
      )
      path(
        k,
        '#c4a4a4',
        'M-6 51L6 48.500L18 49L12 54L-6 58ZM30 45.500L40 46.500L34 53L22 55ZM140 48L152 49.500L146 55L132 57Z',
      )
      // The street, the houses on both sides, the palace.
      face(k, '#e0b494', [
        [-70, 0, 0],
        [70, 0, 0],
        [70, 0, -24],
        [-70, 0, -24],
      ])
      // The kerb of the pavement.
      face(k, '#fff0d4', [
        [-70, 0, -3.2],
        [70, 0, -3.2],
        [70, 0, -3.6],
        [-70, 0, -3.6],
      ])
      house(k, -52, -38, 9.4, 0)
      house(k, -38, -29, 11.2, 1)
      house(k, -29, -22, 9, 2)
      house(k, 22, 30, 10.4, 1)
      house(k, 30, 46, 8.8, 2)
      palace(k, '#5c84b0')
      const who = (pose, top, low, n, more) => ({
        ...POSES[pose],
        top,
        low,
        skin: SKINS[n],
        hair: ['#2c1834', '#201430'],
        light: -1,
        ...more,
      })
      const [PINK, GOLD, TEAL, WHITE, RED, INK] = [
        ['#ec6490', '#a83c74'],
        ['#fcc454', '#c4804c'],
        ['#44a49c', '#2c6c80'],
        ['#fff4e4', '#b8a4bc'],
        ['#e8604c', '#9c3854'],
        ['#54507c', '#343060'],
      ]
      const put = (x, z, high, o, flip) => stand(k, ...eye([x, 0, z]), high * metre(z), o, { flip })
      put(3.4, -2.4, 1.65, who('walk', PINK, RED, 2, { dress: 'sarong', cut: 'long' }))
      put(13.6, -2.2, 1.7, who('stand', WHITE, INK, 2, { hat: ['wrap', '#f0a43c', '#c4703c'] }))
      put(14.8, -2.5, 1.6, who('carryHead', GOLD, TEAL, 3, { dress: 'sarong' }), true)
      at(k, ...eye([8, 0, -5]), metre(-5) * 1.1, rickshaw)
      at(k, ...eye([22, 0, -6]), metre(-6) * 1.1, cow)
      shadow(k, 'rgba(52,26,88,.62)')
      terrace(k)
      // The kite, its line, those who fly it.
      stroke(k, '#f4ead8', 0.18, 'M27.900 68.400C30 58 29 40 33 24')
      const child = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: [0.5, -0.06], shade: '#2a1a46' })
      child(
        25,
        88,
        17,
        who('stand', ['#f4ecdc', '#a898bc'], ['#4c5c94', '#343c74'], 2, {
          view: 'back',
          light: -1,
          near: [8, 4],
          far: [-12, 4],
          armNear: [150, 16],
          armFar: [158, 14],
        }),
      )
      child(
        38.5,
        90,
        13.5,
        who('stand', ['#fcb848', '#b8704c'], ['#d8486c', '#943060'], 2, {
          dress: 'skirt',
          cut: 'long',
          near: [10, 4],
          far: [-14, 6],
          armNear: [24, 52],
          armFar: [36, 40],
          nod: -22,
          after: (q, j, flat) =>
            stroke(
              q,
              flat ?? '#ffe0a0',
              0.5,
              `M${j.armNear.hand[0]} ${j.armNear.hand[1] - 0.5}l0.200 1.100`,
            ),
        }),
        true,
      )
      k.save()
      k.translate(33, 22)
      k.rotate(0.22)
      path(k, '#f0483c', 'M0 -5.600L5.200 0L0 5.600L-5.200 0Z')
      path(k, '#c02c4c', 'M0 -5.600L5.200 0L0 5.600Z')
      path(k, '#ffd25c', 'M0 5L2.200 8.400H-2.200Z')
      stroke(k, '#fff0d4', 0.2, 'M0 -5.600V5.600M-5.200 0C-3 -2.600 3 -2.600 5.200 0')
      k.restore()
    })
    return finish(s, { vignette: 0.12 })
  },
}
