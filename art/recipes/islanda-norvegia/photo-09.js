import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  aboveSills,
  boyArm,
  hatLady,
  huldra,
  line,
  others,
  sills,
  train,
  wetBoy,
} from '../../things/flam-train.js'

/** Walls of the valley: gneiss in steps, autumn on every ledge, a slit of sky. */
function walls(k) {
  path(k, '#fce8c0', 'M-6 -6H166V96H-6Z')
  path(k, '#f8cc94', 'M20 -6H130V10C116 14 100 6 84 12L20 20Z')
  fill(
    k,
    '#88a8a0',
    rough(points('40 50 60 24 72 12 84 20 92 15 104 27 112 22 124 34 130 52'), 0.5, 2),
  )
  fill(
    k,
    '#a8bcac',
    rough(points('72 12 84 20 92 15 96 19 92 24 88 34 80 27 76 32 70 24 66 28 64 20'), 0.4, 3),
  )
  fill(
    k,
    '#2c5860',
    rough(
      points('84 60 88 44 92 33 98 29 101 20 108 17 110 6 118 2 121 -6 170 -6 170 96 84 96'),
      0.5,
      5,
    ),
  )
  fill(
    k,
    '#47767a',
    rough(
      points('108 17 110 6 118 2 121 -6 128 -6 125 4 128 12 120 17 119 26 112 30 110 24'),
      0.5,
      6,
    ),
  )
  fill(
    k,
    '#1c4450',
    rough(points('92 33 98 29 104 31 108 38 114 42 116 52 122 60 112 66 100 60 92 50'), 0.5, 7),
  )
  fill(k, '#47767a', rough(points('150 -6 170 -6 170 36 162 30 158 20 152 14'), 0.5, 8))
  fill(k, '#1c4450', rough(points('156 36 170 40 170 80 150 70 152 56 148 48'), 0.5, 9))
  // The tunnel mouth.
  path(k, '#6c7c80', 'M92 44V28C94 22.500 106 22.500 108 28V44Z')
  path(
    k,
    '#98a49c',
    'M106 25C107.500 26 108 27 108 28V44H106.500V28.500C106.400 27 106.200 26 106 25Z',
  )
  path(k, '#0c2030', 'M94 44V29C96 24.600 104.500 24.600 106 29V44Z')
}

/** Birches along a ledge: white stems under torn gold, each crown of its own height. */
function birches(k, [x0, y0, x1, y1, tall, own], seed) {
  const r = random(seed)
  const tones = own ? RUST : GOLD
  path(
    k,
    '#123040',
    `M${x0 - 1.5} ${y0 + 0.4}L${x1 + 1.5} ${y1 - 0.3}L${x1} ${y1 + 1.6}L${(x0 + x1) / 2} ${(y0 + y1) / 2 + 1.2}L${x0 + 0.5} ${y0 + 2}Z`,
  )
  const n = Math.max(2, Math.round((x1 - x0) / (tall * 0.3)))
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
    const h = tall * (0.7 + r() * 0.6)
    const w = tall * (0.22 + r() * 0.1)
    const lean = (r() - 0.4) * tall * 0.24
    stroke(
      k,
      '#fff2dc',
      tall * 0.05,
      `M${x} ${y + 0.5}Q${x} ${y - h * 0.3} ${x + lean * 0.6} ${y - h * 0.55}`,
    )
    const crown = (c, q, dx, dy) => {
      const [cx, top] = [x + lean + dx, y - h + dy]
      const b = top + h * 0.76 * q
      path(
        k,
        c,
        `M${cx} ${top}L${cx + w * 0.5 * q} ${top + h * 0.2 * q}L${cx + w * 0.45 * q} ${top + h * 0.26 * q}L${cx + w * q} ${top + h * 0.46 * q}L${cx + w * 0.8 * q} ${top + h * 0.5 * q}L${cx + w * 0.95 * q} ${b - h * 0.06 * q}L${cx + w * 0.4 * q} ${b}L${cx + w * 0.1 * q} ${b - h * 0.08 * q}L${cx - w * 0.4 * q} ${b + h * 0.03 * q}L${cx - w * 0.9 * q} ${b - h * 0.1 * q}L${cx - w * 0.8 * q} ${top + h * 0.52 * q}L${cx - w * q} ${top + h * 0.46 * q}L${cx - w * 0.5 * q} ${top + h * 0.25 * q}L${cx - w * 0.55 * q} ${top + h * 0.18 * q}Z`,
      )
    }
    crown(tones[0], 1, 0, 0)
    crown(tones[1], 0.82, w * 0.16, 0.1)
    crown(tones[2], 0.46, w * 0.4, h * 0.06)
  }
}

/** Kjosfossen comes down in three leaps, widening, and breaks on the rocks by the line. */
function fall(k) {
  path(
    k,
    '#8cc4c4',
    'M129 -6C130 2 126 8 128 14C125 20 129 26 126 34C123 44 128 50 122 60C118 70 122 78 114 90L170 96C164 80 166 70 160 62C156 54 160 46 153 38C150 30 154 24 148 16C146 10 150 4 147 -6Z',
  )
  path(
    k,
    '#d4ece4',
    'M132 -6C133 4 129 9 131 15C129 22 133 27 130 35C128 45 132 51 127 61C124 72 127 80 120 92H160C158 80 160 72 155 63C150 55 155 47 149 39C146 31 149 25 145 17C143 10 146 4 144 -6Z',
  )
  path(
    k,
    '#fffaee',
    'M135 -6C137 4 134 10 136 16C135 24 138 29 136 37C134 46 138 54 134 64C131 74 134 82 130 92H138C139 80 137 72 140 62C143 54 139 46 141 38C143 30 139 24 141 16C142 10 139 4 140 -6ZM143 18C145 26 143 32 145 38C148 46 146 54 149 62C152 70 149 78 152 90H146C147 80 144 70 145 62C144 54 143 46 143 40Z',
  )
  // Rocks that lean into it.
  for (const [c, p] of [
    ['#1c3c4c', '120 14 127 17 132 24 130 30 124 33 118 30'],
    ['#47767a', '120 14 127 17 132 24 128 23 122 19'],
    ['#1c3c4c', '166 30 157 33 150 42 154 50 162 52 170 50'],
    ['#47767a', '166 30 157 33 150 42 155 41 162 36'],
    ['#1c3c4c', '116 38 124 42 127 50 122 56 114 52'],
    ['#33606a', '116 38 124 42 127 50 122 47'],
  ])
    fill(k, c, rough(points(p), 0.3, 3))
}

/** Where she dances: a ledge with the walls of a ruin; spray at its foot. */
function ledge(k) {
  fill(
    k,
    '#1c3c4c',
    rough(
      points('106 64 110 58 118 55.500 128 55 136 57 140 62 138 72 130 78 112 80 104 72'),
      0.4,
      4,
    ),
  )
  fill(k, '#5c8c84', rough(points('110 58 118 55.500 128 55 136 57 130 59.500 118 59.500'), 0.3, 4))
  fill(k, '#33606a', rough(points('130 59.500 136 57 140 62 138 72 132 74 128 66'), 0.3, 4))
  fill(k, '#5c4c58', points('108.500 58 108.500 48 111 46 112.500 48.500 114.500 47.500 115 57'))
  fill(k, '#98847c', points('112.500 48.500 114.500 47.500 115 57 112.800 57.200'))
  for (const [x, y, l] of points('109 50.500 3 110.500 53 3.600 109 55.500 3', 3))
    stroke(k, '#3c3048', 0.3, `M${x} ${y}h${l}`)
  path(k, 'rgba(12,32,52,.5)', 'M117 57.500C121 56 129 56 133 57.200C129 59 121 59 117 57.500Z')
}

const GOLD = ['#b85c2c', '#e89430', '#fccc54']
const RUST = ['#8c3c34', '#cc6034', '#f49c48']

export default {
  alt: 'Dai finestrini del treno verde di Flåm si sporgono ridendo un bambino zuppo, una signora che si tiene il cappello, il capotreno e un cane: tra gli spruzzi della Kjosfossen balla la huldra vestita di rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.9, 0.1], horizon: 0.4 })
    field(s).draw(s.k, (k) => {
      walls(k)
      for (const [i, g] of points(
        '110 17.500 122 14 10 0 103 23.500 108 17.500 6.500 1 110 36 122 40 10.500 0 153 14 168 22 11 1 106 54 115 56 8 1 153 44 168 42 12 0',
        6,
      ).entries())
        birches(k, g, i * 7 + 3)
      fall(k)
      line(k)
      ledge(k)
      at(k, 125, 57.5, 0.92, huldra)
      // Foam and spray between the rocks and the line.
      path(
        k,
        '#8cc4c4',
        'M106 98C105 93 100 92 97 87C103 89 104 86 102 80C107 84 110 84 110 79C114 82 119 79 121 72C122 78 127 78 129 70C132 74 136 68 135 60C139 66 142 66 144 57C147 66 152 66 154 60C155 68 162 68 170 62V98Z',
      )
      path(
        k,
        '#d4ece4',
        'M112 98C113 93 108 92 106 89C112 90 114 88 113 84C118 87 123 84 124 79C127 83 132 80 133 74C136 78 139 74 139 68C142 73 144 72 146 66C149 73 153 73 156 68C157 75 164 76 170 71V98Z',
      )
      path(
        k,
        '#fffaee',
        'M122 98C123 94 119 93 117 91C123 91 126 90 126 86C130 89 134 86 135 82C139 86 142 82 142 77C146 82 148 81 150 76C152 82 156 82 159 78C161 84 166 84 170 80V98Z',
      )
      for (const [x, y, q] of points(
        '130 64 0.7 139 56 0.6 149 54 0.7 117 70 0.5 160 60 0.6 126 66 0.4 106 78 0.5',
        3,
      ))
        path(
          k,
          '#fffaee',
          `M${x} ${y - q * 1.8}C${x + q} ${y} ${x + q} ${y + q} ${x} ${y + q}C${x - q} ${y + q} ${x - q} ${y} ${x} ${y - q * 1.8}Z`,
        )
      train(k)
      aboveSills(k, (q) => {
        others(q)
        hatLady(q)
        wetBoy(q)
      })
      sills(k)
      boyArm(k)
      // A twig close to us, and drops the wind carries into the faces.
      const r = random(12)
      let drops = ''
      for (let i = 0; i < 70; i++) {
        const [x, y, n] = [34 + r() * 110, 6 + r() * 74, 0.5 + r() * 1.8]
        drops += `M${x} ${y}l${-n * 1.5} ${n * 0.35}`
      }
      stroke(k, 'rgba(255,255,250,.85)', 0.32, drops)
      for (const [x, y, q] of points(
        '40 8 0.9 58 14 0.7 66 52 0.8 62 20 0.5 44 52 0.7 76 22 0.5 54 60 1 38 62 0.8 88 52 0.7',
        3,
      ))
        path(
          k,
          '#fffaee',
          `M${x - q * 1.8} ${y - q * 0.3}C${x - q} ${y - q} ${x + q} ${y - q} ${x + q} ${y}C${x + q} ${y + q} ${x - q * 0.5} ${y + q * 0.9} ${x - q * 1.8} ${y - q * 0.3}Z`,
        )
      for (const [x, y, q, a] of points(
        '140 10 1.6 0.4 150 30 1.3 1.2 128 68 1.5 2 118 28 1.2 0.8 156 66 1.6 2.6 98 56 1.4 0.2',
        4,
      )) {
        k.save()
        k.translate(x, y)
        k.rotate(a)
        path(k, '#fccc54', `M${-q} 0Q0 ${-q} ${q * 1.3} 0Q0 ${q} ${-q} 0Z`)
        path(k, '#e89430', `M${-q} 0Q0 ${q} ${q * 1.3} 0Z`)
        k.restore()
      }
    })
    return finish(s, { vignette: 0.14 })
  },
}
