import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { canopyLamp, merchantHouse, QUAY, riverBoat } from '../../things/clarke-quay.js'
import { clawFriend, crabTable, glassFriend, hopefulCat } from '../../things/crab-supper.js'

/** How far up the far quay is moved, and where its wall meets the river then. */
const LIFT = 14
const RIVER = QUAY - LIFT

const TINTS = [
  '#e88f6a',
  '#f2d08a',
  '#6fb0ac',
  '#e89aa4',
  '#8fa8d8',
  '#f2b25a',
  '#a9c48a',
  '#e0785a',
]

/** Night over the town: a warm rim of light, towers as flat shapes with tops of their own. */
function night(k) {
  path(k, '#1c1c5c', 'M-6 -6H166V60H-6Z')
  path(k, '#34286c', 'M-6 6C30 2 70 10 110 4C136 1 152 6 166 2V60H-6Z')
  path(k, '#5c347c', 'M-6 18C40 13 90 20 166 13V60H-6Z')
  for (const d of [
    'M6 40V10L10 6L15 9V40ZM20 40V16H28V40ZM104 40V4L108 1L112 3V40ZM116 40V12L124 9V40ZM128 40V-2H135V40ZM139 40V8L143 5L147 8V40ZM60 40V8H66V40Z',
  ])
    path(k, '#28226c', d)
  path(
    k,
    '#40307c',
    'M10 6L15 9V40H11ZM24 16H28V40H24ZM108 1L112 3V40H109ZM120 10.500L124 9V40H120ZM132 -2H135V40H132ZM143 5L147 8V40H144ZM63 8H66V40H63Z',
  )
  const r = random(4)
  for (const [x, y0] of points('7 12 21 18 105 6 117 14 129 1 140 10 61 11', 2))
    for (let y = y0; y < 34; y += 2)
      if (r() < 0.6)
        stroke(k, r() < 0.7 ? '#fcc878' : '#8cc8e0', 0.5, `M${x + r() * 2} ${y}h${1 + r() * 1.5}`)
}

/** Strings of red lanterns from bank to bank. */
function lanterns(k, x0, y0, x1, y1, sag, n, q) {
  const on = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)]
  const [mx, my] = on(0.5)
  stroke(k, '#151c46', 0.25, `M${x0} ${y0}Q${mx} ${my * 2 - (y0 + y1) / 2} ${x1} ${y1}`)
  for (let i = 1; i < n; i++) {
    const [x, y] = on(i / n)
    path(
      k,
      '#a82c2c',
      `M${x} ${y + q * 0.3}C${x + q * 1.2} ${y + q * 0.4} ${x + q * 1.2} ${y + q * 2} ${x} ${y + q * 2.1}C${x - q * 1.2} ${y + q * 2} ${x - q * 1.2} ${y + q * 0.4} ${x} ${y + q * 0.3}Z`,
    )
    path(
      k,
      '#f0562f',
      `M${x - q * 0.2} ${y + q * 0.4}C${x + q * 0.7} ${y + q * 0.6} ${x + q * 0.7} ${y + q * 1.8} ${x - q * 0.2} ${y + q * 2}C${x - q * 1.1} ${y + q * 1.8} ${x - q * 1.1} ${y + q * 0.6} ${x - q * 0.2} ${y + q * 0.4}Z`,
    )
    path(k, '#ffc46a', `M${x - q * 0.2} ${y + q * 0.7}a${q * 0.3} ${q * 0.55} 0 1 0 0.010 0Z`)
    path(
      k,
      '#f2c14a',
      `M${x - q * 0.25} ${y + q * 2.05}H${x + q * 0.25}V${y + q * 2.7}H${x - q * 0.25}ZM${x - q * 0.3} ${y + q * 0.1}H${x + q * 0.3}V${y + q * 0.4}H${x - q * 0.3}Z`,
    )
  }
}

/** The far quay: merchants' houses wall to wall, their terraces, the wall of the river. */
function farQuay(k) {
  k.save()
  k.translate(0, -LIFT)
  const shutters = ['#2f6f78', '#8a3f3a', '#f2e2c4', '#3f5f9a', '#7a3f5a', '#2f7f6a']
  let x = -3
  for (const [i, [wide, floors, gable]] of points(
    '15 2 0 12 3 0 17 2 1 13 3 0 14 2 0 12 3 1 18 2 0 13 3 0 14 2 1 12 3 0 16 2 0 14 3 0',
    3,
  ).entries()) {
    merchantHouse(k, {
      x,
      w: wide,
      floors,
      gable,
      colour: TINTS[(i * 3) % TINTS.length],
      shutter: shutters[i % shutters.length],
      seed: i + 3,
    })
    x += wide
  }
  path(k, '#c08c94', `M-5 ${QUAY - 3}H165V${QUAY - 1.8}H-5Z`)
  path(k, '#4c3470', `M-5 ${QUAY - 1.8}H165V${QUAY + 0.5}H-5Z`)
  for (const [px, q, c] of [
    [8, 4, '#d86ab0'],
    [18, 4.6, '#5ab8d0'],
    [40, 4.2, '#f2a24a'],
    [122, 4.4, '#5ab8d0'],
    [132, 4, '#d86ab0'],
    [150, 4.6, '#f2a24a'],
  ])
    canopyLamp(k, px, QUAY - 2.4, q, c)
  k.restore()
}

/** The river: dark swells, and the lamps of the quay as shards that lengthen towards us. */
function river(k) {
  path(k, '#3c2c78', `M-6 ${RIVER}H166V96H-6Z`)
  path(k, '#302470', 'M-6 54C30 52 70 56 110 53C136 51 152 54 166 52V96H-6Z')
  path(k, '#241c60', 'M-6 64C30 61 70 66 110 63C136 61 152 64 166 62V96H-6Z')
  path(k, '#1c1650', 'M-6 73C30 70 70 75 110 72C136 70 152 73 166 71V96H-6Z')
  const r = random(15)
  for (let i = 0; i < 27; i++) {
    const x = -2 + i * 6.2 + r() * 3
    const c = ['#fcb858', ...TINTS][Math.floor(r() * 9)]
    for (let j = 0, y = RIVER + 1 + r() * 1.5, n = 3 + r() * 7; j < n; j++) {
      const wide = (1.5 + j * 0.22) * (0.5 + r() * 0.8)
      const dx = (r() - 0.5) * 2
      path(
        k,
        c,
        `M${x + dx - wide} ${y}Q${x + dx - wide * 0.2} ${y - 0.6 - j * 0.06} ${x + dx + wide} ${y - 0.2}Q${x + dx + wide * 0.3} ${y + 0.9 + j * 0.06} ${x + dx - wide} ${y}Z`,
      )
      y += 1.5 + j * 0.45 + r()
    }
  }
}

/** The terrace we stand on, warm under its lamp. */
function terrace(k) {
  path(k, '#2c1c50', 'M-6 77H166V96H-6Z')
  path(k, '#7c4468', 'M-6 78.500C40 77.500 120 77.500 166 78.500V96H-6Z')
  path(
    k,
    '#b8685c',
    'M14 90C14 83 46 79.500 82 79.500C118 79.500 150 83 150 90C150 93 144 96 140 96H24C20 96 14 93 14 90Z',
  )
  path(
    k,
    '#e8985c',
    'M40 88.500C40 84.500 58 82.500 82 82.500C106 82.500 124 84.500 124 88.500C124 92.500 106 95 82 95C58 95 40 92.500 40 88.500Z',
  )
  path(k, '#c8808c', 'M-6 77C40 76 120 76 166 77V78.600C120 77.600 40 77.600 -6 78.600Z')
  for (const [a, b] of points('-20 -2 18 26 50 54 82 82 114 110 146 138 184 166'))
    stroke(k, 'rgba(64,28,72,.35)', 0.35, `M${b} 78.500L${a} 96`)
}

/** The lamp over the table: a great red lantern with ribs and a tassel. */
function lantern(k, x, y) {
  stroke(k, '#180f3c', 0.4, `M${x} -4V${y}`)
  path(
    k,
    '#8c1c44',
    `M${x} ${y}C${x + 13} ${y} ${x + 13} ${y + 14} ${x} ${y + 14}C${x - 13} ${y + 14} ${x - 13} ${y} ${x} ${y}Z`,
  )
  path(
    k,
    '#e83c3c',
    `M${x} ${y}C${x + 11} ${y} ${x + 11} ${y + 14} ${x} ${y + 14}C${x - 11} ${y + 14} ${x - 11} ${y} ${x} ${y}Z`,
  )
  path(
    k,
    '#ff7c4c',
    `M${x} ${y}C${x + 7} ${y} ${x + 7} ${y + 14} ${x} ${y + 14}C${x - 7} ${y + 14} ${x - 7} ${y} ${x} ${y}Z`,
  )
  path(
    k,
    '#ffc468',
    `M${x} ${y + 0.5}C${x + 3} ${y + 0.5} ${x + 3} ${y + 13.5} ${x} ${y + 13.5}C${x - 3} ${y + 13.5} ${x - 3} ${y + 0.5} ${x} ${y + 0.5}Z`,
  )
  path(k, '#fcc848', `M${x - 3.5} ${y - 0.8}h7v1.800h-7ZM${x - 3.5} ${y + 13}h7v1.800h-7Z`)
  stroke(
    k,
    '#fcc848',
    0.6,
    `M${x - 1.5} ${y + 15}v4.500M${x} ${y + 15}v5.500M${x + 1.5} ${y + 15}v4.500`,
  )
}

/** A plant in its pot, large leaves, dark before the river; the lamp rims them from the right. */
function plant(k, x, y) {
  for (const [dx, dy, bend] of points('-9 -14 -3 -5 -21 -3 2 -24 2 8 -18 3 11 -9 4 -11 -6 -3', 3)) {
    const [mx, my] = [dx * 0.5 + bend, dy * 0.6]
    path(
      k,
      '#143c50',
      `M${x} ${y - 8}Q${x + mx - 3.5} ${y - 8 + my} ${x + dx} ${y - 8 + dy}Q${x + mx + 3.5} ${y - 8 + my + 2} ${x} ${y - 8}Z`,
    )
    path(
      k,
      '#48845c',
      `M${x} ${y - 8}Q${x + mx + 1} ${y - 8 + my + 1} ${x + dx} ${y - 8 + dy}Q${x + mx + 3.5} ${y - 8 + my + 2} ${x} ${y - 8}Z`,
    )
  }
  path(k, '#5c3068', `M${x - 5} ${y - 9}H${x + 5}L${x + 3.5} ${y}H${x - 3.5}Z`)
  path(k, '#d87c5c', `M${x + 1.5} ${y - 9}H${x + 5}L${x + 3.5} ${y}H${x + 1}Z`)
  path(k, '#f0a46c', `M${x - 5.6} ${y - 9.5}H${x + 5.6}V${y - 7.8}H${x - 5.6}Z`)
}

export default {
  alt: 'Clarke Quay di notte: sotto una lanterna rossa un’amica brinda con una chela di granchio e l’amico col bicchiere, il gatto spera nel suo boccone; oltre il fiume le case colorate dei mercanti e una barca di legno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.5, 0.3], horizon: RIVER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      night(k)
      farQuay(k)
      river(k)
      path(k, 'rgba(20,10,60,.6)', 'M120 64.500C128 67 150 67 158 64L152 66.500H126Z')
      at(k, 138, 62, 0.6, riverBoat)
      stroke(
        k,
        '#e8dcf4',
        0.4,
        'M115 64.500C118 66 122 66.200 126 66M150 66C154 65.600 158 64.800 161 63.800',
      )
      lanterns(k, -4, -2, 81.5, 4, 3, 7, 1.7)
      lanterns(k, 81.5, 4, 166, -2, 3, 7, 1.7)
      terrace(k)
      lantern(k, 81.5, 10)
      plant(k, 15, 87)
      // Shadows fall away from the lamp on both sides.
      path(
        k,
        'rgba(52,16,64,.5)',
        'M66 88.600C58 87 40 87.400 32 89.400C40 91 58 90.400 66 88.600Z',
      )
      path(
        k,
        'rgba(52,16,64,.5)',
        'M97 88.600C105 87 123 87.400 131 89.400C123 91 105 90.400 97 88.600Z',
      )
      path(
        k,
        'rgba(52,16,64,.5)',
        'M68 88.800C74 87 90 87 96 88.800C90 90.600 74 90.600 68 88.800Z',
      )
      path(
        k,
        'rgba(52,16,64,.5)',
        'M124 87.600C130 86.600 140 87 144 88.200C138 89.200 130 89 124 87.600Z',
      )
      at(k, 56.6, 71.5, 1.2, clawFriend)
      at(k, 105.6, 71.5, 1.2, glassFriend, true)
      at(k, 81.5, 70, 1, crabTable)
      at(k, 128, 88, 1, hopefulCat)
      // Where claw and glass meet.
      for (const d of ['M86 36V32.500M83.600 36L81.800 33.400M88.600 36.600L90.500 34'])
        stroke(k, '#fff0b8', 0.6, d)
    })
    return finish(s, { bloom: 0.3, vignette: 0.12 })
  },
}
