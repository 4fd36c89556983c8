import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { chair, eightPlaits, keeper, octopus, stretchCat } from '../../things/octopus-quay.js'

const SEA = 46
const SUN = [128, 34]

/** Sunset of a clear day: sea green above, lemon, then apricot over the water. */
function evening(k) {
  path(k, '#2c8c94', 'M-6 -6H166V60H-6Z')
  path(k, '#5cac9c', 'M-6 8C40 14 90 4 166 -4V60H-6Z')
  path(k, '#9cc898', 'M-6 20C40 24 90 15 166 8V60H-6Z')
  path(k, '#dcd88c', 'M-6 29C40 32 90 25 166 18V60H-6Z')
  path(k, '#fcd078', 'M-6 36C40 38 90 33 166 27V60H-6Z')
  path(k, '#fcb060', 'M-6 42C40 43 90 40 166 36V60H-6Z')
  for (const [q, c] of [
    [24, 'rgba(255,236,152,.4)'],
    [14, 'rgba(255,242,176,.55)'],
    [6.2, '#fffbe0'],
  ])
    path(k, c, `M${SUN[0] - q} ${SUN[1]}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  for (const [c, d] of [
    [
      '#3c8c8c',
      'M66 17C78 13 90 15.500 104 11.500C116 8.500 126 11 140 6C130 14.500 116 14.500 104 16.500C90 19 78 19 66 17Z',
    ],
    [
      '#ffd890',
      'M74 18.200C86 18.800 96 18.500 106 16.500C118 14.600 130 14 140 6C133 16 118 17 106 18.600C94 20 84 20 74 18.200Z',
    ],
    ['#7cb494', 'M138 21C148 18 156 19 168 15V18.500C158 22.500 148 23 138 21Z'],
    [
      '#ffe09c',
      'M142 21.900C150 22.200 160 21.500 168 18.500V20C160 23.500 150 23.800 142 21.900Z',
    ],
    ['#8cb890', 'M30 26C40 23.500 50 25 62 22.500C54 27 40 28 30 26Z'],
  ])
    path(k, c, d)
}

/** Paros far off, the islet of the gate, the causeway with those who walk home. */
function islet(k) {
  fill(k, '#d89868', [
    ...rough(points('-6 45 6 41.500 20 39 34 40.500 50 38 64 41 78 43.500 92 46'), 0.4, 3),
    [92, 48],
    [-6, 48],
  ])
  path(k, '#c88468', 'M-6 46.500C14 43 30 45 48 43.500C60 43 72 45 84 46.500V48H-6Z')
  // The islet.
  fill(k, '#6c4450', [
    ...rough(
      points('76 50 88 47 100 44.500 112 41.500 120 40.500 136 40.500 146 42 156 44.500 168 46'),
      0.5,
      5,
    ),
    [168, 53],
    [90, 52],
    [80, 50.5],
  ])
  fill(k, '#94584c', [
    ...rough(
      points('100 46.500 112 43 120 41.500 136 41.500 146 43.500 130 45.500 116 46'),
      0.4,
      7,
    ),
    [100, 47],
  ])
  path(
    k,
    '#4c3450',
    'M73 51C84 48.600 110 49.500 130 48.500C146 48 156 49.500 168 48.500V54C150 55 138 53.500 122 54.500C106 54 92 53.200 84 52.500C80 52 76 51.600 73 51Z',
  )
  // The great door of marble: jambs of one block each, lintel, the threshold.
  const M = '#5c3c4c'
  path(
    k,
    M,
    'M117.500 41.500L118 20.500H123L122.800 41.500ZM133.200 41.500L133 20.500H138L138.500 41.500ZM116.600 20.800L117 15.500H139L139.400 20.800Z',
  )
  path(
    k,
    '#ffd07c',
    'M122 41.500L122.200 21H123L122.800 41.500ZM133.200 41.500L133 21H133.800L134.200 41.500ZM123 20.800H133V20H123Z',
  )
  path(k, '#8c5c54', 'M117 15.500H139L139.100 16.600H116.900Z')
  path(k, '#fff0b4', 'M122.900 38.500H133.100V41.500H122.900Z')
  path(k, M, 'M116 41.800C122 40.600 134 40.600 140 41.800V43H116Z')
  for (const [x, y, w, h] of points(
    '108 42.500 4 2 112.500 42 2.500 1.200 143 43 4 1.800 148 44 3 1.400',
    4,
  ))
    path(k, M, `M${x} ${y + 0.6}L${x + 0.4} ${y - h}H${x + w * 0.8}L${x + w} ${y + 0.6}Z`)
  // Two who wait in the door.
  path(
    k,
    '#4c2c44',
    'M125 41V38.300C125 37.300 126.600 37.300 126.600 38.300V41ZM125.800 36.800a0.650 0.700 0 1 0 0.010 0ZM127.600 41V38.700C127.600 37.700 129 37.700 129 38.700V41ZM128.300 37.200a0.600 0.650 0 1 0 0.010 0Z',
  )
}

/** The harbour: gold under the sun, green towards us, long easy curves. */
function harbour(k) {
  path(k, '#f8b868', `M-6 ${SEA + 1}H166V80H-6Z`)
  path(k, '#d8a868', 'M-6 50C30 48.500 60 51 90 50C120 49 140 54 166 52V80H-6Z')
  path(k, '#7ca88c', 'M-6 54C20 52 50 55.500 84 54C116 52.500 140 58 166 56V80H-6Z')
  path(k, '#3c8c88', 'M-6 59C20 56.500 54 61 90 58.500C120 57 144 62 166 60V84H-6Z')
  path(k, '#24707c', 'M-6 65C24 62 60 67 96 64C124 62 146 67 166 65V90H-6Z')
  const r = random(8)
  for (let i = 0; i < 18; i++) {
    const y = 53 + i * 1.05
    const half = (1.5 + i * 0.55) * (0.5 + r() * 0.8)
    const x = 128 + (r() - 0.5) * (4 + i)
    path(
      k,
      i % 3 ? '#ffd880' : '#fff2b8',
      `M${x - half} ${y}Q${x} ${y - 0.9} ${x + half} ${y}Q${x} ${y + 0.7} ${x - half} ${y}Z`,
    )
  }
  for (const [x, y, l] of points('0 56 12 26 52.500 10 58 57 12 84 61 14 10 63 10 98 53 8', 3))
    path(k, 'rgba(255,220,148,.7)', `M${x} ${y}q${l / 2} -0.900 ${l} 0q${-l / 2} 0.700 ${-l} 0Z`)
}

/** A caique at its mooring; `tones`: hull, band, cabin. */
function caique(k, x, y, q, [hull, band, cabin]) {
  at(k, x, y, q, (c) => {
    path(c, 'rgba(20,60,80,.4)', 'M-12 0.500C-4 2.500 8 2.500 13 0.500C8 4.500 -6 4.500 -12 0.500Z')
    stroke(c, '#4c3444', 0.6, 'M-2 -6L-1.500 -21M-1.500 -20L9 -6M-1.700 -18L-11 -6.500')
    path(c, cabin, 'M2 -10H9L9.500 -5H1.500Z')
    path(c, '#ffdc8c', 'M8 -10H9L9.500 -5H8.500Z')
    path(c, '#3c4c5c', 'M3 -8.800H5V-7H3ZM6 -8.800H7.700V-7H6Z')
    path(
      c,
      hull,
      'M-14 -8.500C-12 -6 -6 -5 1 -5C6 -5 11 -6 14 -7.500C13.500 -3 11.500 0 8 1.200H-7C-11 0 -13.500 -4 -14 -8.500Z',
    )
    path(
      c,
      band,
      'M-14 -8.500C-12 -6 -6 -5 1 -5C6 -5 11 -6 14 -7.500L13.700 -6C10 -4.500 6 -3.500 1 -3.500C-6 -3.500 -11.500 -4.500 -13.600 -6.500Z',
    )
    path(c, '#ffdc8c', 'M14 -7.500C13.500 -3 11.500 0 8 1.200H6C10 -0.500 12 -3.500 12.400 -6.900Z')
  })
}

/** The quay: flagstones with white joints, its edge in the sun; a bollard. */
function quay(k) {
  fill(k, '#3c3c58', points('-6 73 166 69 166 74 -6 79'))
  path(k, '#b88c74', 'M-6 75L166 70.500V98H-6Z')
  path(k, '#f4cc8c', 'M-6 73.500L166 69V71.500L-6 76Z')
  path(k, '#a07474', 'M-6 84C40 80 100 88 166 78V98H-6Z')
  for (const d of [
    'M20 75.500L8 98',
    'M52 74.600L46 98',
    'M86 73.600L90 98',
    'M118 73L130 98',
    'M146 72.200L166 94',
    'M-6 81.500C40 79.500 100 78.500 166 76',
    'M-6 89.500C50 87 110 86 166 83.500',
  ])
    stroke(k, '#e0b894', 0.5, d)
}

/** The table under its checked cloth, two plates, lemon, a small carafe. */
function table(k) {
  path(k, 'rgba(52,32,72,.5)', 'M96 91C112 87 138 88 152 92C146 97 100 98 90 96Z')
  stroke(k, '#1c4c7c', 1.8, 'M126 82L125 97M156 82L158 97')
  path(k, '#f4ecdc', 'M118 77L150 75L166 80V90L130 92C128 88 120 84 118 82Z')
  path(k, '#fff8e8', 'M118 77L150 75L168 80.500L132 83Z')
  for (const [a, b] of points('0.160 0 0.420 0 0.680 0 0.900 0'))
    stroke(
      k,
      '#2c84b8',
      1.1,
      `M${118 + 32 * a} ${77 - 2 * a}L${132 + 36 * a} ${83 - 2.5 * a + b}V${91 - a}`,
    )
  for (const t of [0.3, 0.65])
    stroke(k, '#2c84b8', 0.9, `M${118 + 14 * t} ${77 + 6 * t}L${150 + 18 * t} ${75 + 5.5 * t}`)
  path(k, '#c8b8c4', 'M118 77L132 83V92C128 88 120 84 118 82Z')
  path(k, 'rgba(60,40,90,.3)', 'M138 81.500C142 80 150 80 154 81C150 82.500 142 82.500 138 81.500Z')
  path(
    k,
    '#fffaf0',
    'M136 79.500C139 77.800 149 77.800 152 79.500C149 81.500 139 81.500 136 79.500Z',
  )
  path(
    k,
    '#c84840',
    'M139.500 79C141 77 143 79.500 144.500 78C146 76.800 148 78 148.500 79.500C146 80.300 142 80.300 139.500 79Z',
  )
  path(k, '#fce04c', 'M148 79a1.600 1.200 0 1 0 0.010 0Z')
  path(
    k,
    'rgba(255,250,230,.85)',
    'M130 80.500C128.500 77 130.500 75 130.500 72H133.500C133.500 75 135.500 77 134 80.500C133 81.200 131 81.200 130 80.500Z',
  )
  path(
    k,
    '#f4b848',
    'M129.700 78.500C131 78 133 78 134.300 78.500L134 80.500C133 81.200 131 81.200 130 80.500Z',
  )
}

/** The grill of the tavern, half an oil drum, embers and smoke. */
function grill(k) {
  stroke(k, '#2c2438', 1.6, 'M4 88L2 99M42 87L45 99')
  path(k, '#2c2438', 'M-4 82H48C48 90 42 94 34 94H10C2 94 -4 90 -4 82Z')
  path(k, '#54405c', 'M38 82H48C48 90 42 94 34 94C40 90 40 86 38 82Z')
  path(k, '#f87838', 'M-2 82.800C10 80.800 34 80.800 46 82.800C34 84.500 10 84.500 -2 82.800Z')
  path(k, '#ffc858', 'M8 82.800C16 81.800 28 81.800 36 82.800C28 83.600 16 83.600 8 82.800Z')
  for (let x = 0; x < 46; x += 4.6) stroke(k, '#3c3048', 0.6, `M${x} 81.500L${x + 1} 84.200`)
  for (const [x, y, a] of points(
    '6 80.500 0.200 17 80 -0.300 28 80.500 0.400 37 80.300 -0.200',
    3,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    path(
      k,
      '#94343c',
      'M-4 0.500C-3 -1.800 -1 1 0.500 -0.800C2 -2.500 4 -1.500 4.500 0C4.500 1.500 2.500 1 1.500 1.500C0 2.200 -3.500 2 -4 0.500Z',
    )
    path(
      k,
      '#e87c5c',
      'M-2.500 0C-2 -0.800 -1 0.500 0.500 -0.300C2 -1.300 3.200 -0.800 3.600 0C2.500 0.200 -1 0.800 -2.500 0Z',
    )
    k.restore()
  }
  path(
    k,
    'rgba(255,240,208,.35)',
    'M42 80C38 74 47 71 43 65C39 59 47 55 45 49C51 55 45 61 48.500 67C51 73 45 76 47 80Z',
  )
}

export default {
  alt: 'Tramonto sul porto di Naxos: i polpi stesi al filo, il sole nella grande porta di marmo, una bambina con otto trecce che fa il polpo, il taverniere ride alla griglia e un gatto si allunga verso un tentacolo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.8, 0.38], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      harbour(k)
      islet(k)
      caique(k, 149, 65, 0.72, ['#2c84b8', '#fcc43c', '#f0e8e0'])
      caique(k, 12, 58, 0.42, ['#e8e0d8', '#f4604c', '#f0e8e0'])
      quay(k)
      // The line from the wall to its pole.
      stroke(k, '#3c2c44', 1.7, 'M112 78L110 6')
      stroke(k, '#ffd88c', 0.5, 'M112.600 78L110.600 6')
      stroke(k, '#3c2c44', 0.5, 'M-6 6C30 17 74 19 110.200 9')
      for (const [x, y, q, turn, flip, arms, tones] of [
        [
          13,
          11.5,
          1,
          0.14,
          1,
          '-8 12 -6 17 -3 20 -1 15 2 19 4 14 7 17 9 11',
          ['#7c3044', '#a84850', '#e88468'],
        ],
        [
          50,
          16.8,
          0.84,
          0.2,
          -1,
          '-10 7 -7 15 -4 19 0 13 2 21 5 16 8 10 13 12',
          ['#945048', '#d07c60', '#ffb084'],
        ],
        [
          90,
          14.8,
          1.16,
          -0.06,
          1,
          '-7 13 -5 20 -3 16 0 24 2 18 6 26 7 19 10 12',
          ['#6c2848', '#b8504c', '#ff9c68'],
        ],
      ]) {
        k.save()
        k.translate(x, y)
        k.rotate(turn)
        k.scale(q * flip, q)
        octopus(k, points(arms), tones)
        k.restore()
      }
      path(
        k,
        'rgba(52,32,72,.5)',
        'M58 88.500C46 87 26 88 18 90.500C30 92.500 52 92 64 90.500ZM97 92C88 90 72 91 66 93C76 96 92 96 102 94.500Z',
      )
      at(k, 21, 84, 1, keeper)
      grill(k)
      at(k, 66, 88.5, 0.98, eightPlaits)
      at(k, 99, 92, 1.1, chair)
      at(k, 97.5, 79.5, 1.25, stretchCat)
      table(k)
    })
    return finish(s, { vignette: 0.14, bloom: 0.24 })
  },
}
