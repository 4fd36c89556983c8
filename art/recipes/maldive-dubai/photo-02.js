import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { oval } from '../../things/near-faces.js'
import { diver, hawksbill, moray, puffer, tang, wrasse } from '../../things/turtle-spa.js'

/** Late sun through shallow water: lime at the skin of the sea, emerald, then the dark green of the wall. */
function water(k) {
  path(k, '#0c4858', 'M-6 -6H166V96H-6Z')
  path(k, '#0f6468', 'M-6 -6H166V40C140 56 110 50 84 62C56 72 24 66 -6 80Z')
  path(k, '#178078', 'M-6 -6H166V20C140 38 112 34 84 46C56 56 24 50 -6 62Z')
  path(k, '#34a084', 'M-6 -6H140C124 14 104 18 80 28C54 38 24 34 -6 44Z')
  path(k, '#70c084', 'M-6 -6H104C92 8 76 10 58 17C38 24 18 22 -6 28Z')
  path(k, '#b8dc88', 'M-6 -6H72C62 4 50 5 38 9C24 13 10 11 -6 15Z')
  path(k, '#f4f4b8', 'M-6 -6H44C36 0 28 0 20 2.500C10 5 2 4 -6 6Z')
  // The skin of the sea from below.
  for (const [x, y, l] of points(
    '48 2 16 74 3.500 22 104 1.500 18 128 4 24 60 7 12 92 8 14 30 8.500 12',
    3,
  ))
    path(
      k,
      'rgba(228,248,190,.55)',
      `M${x} ${y}C${x + l * 0.3} ${y - 1.6} ${x + l * 0.6} ${y - 0.2} ${x + l} ${y - 0.8}C${x + l * 0.7} ${y + 1.2} ${x + l * 0.3} ${y + 0.6} ${x} ${y}Z`,
    )
  // Shafts.
  for (const [a, b, c, d] of points('-2 8 6 30 14 22 40 66 30 37 74 98 46 51 108 126', 4)) {
    const g = k.createLinearGradient(0, 0, 0, 78)
    g.addColorStop(0, 'rgba(244,248,190,.5)')
    g.addColorStop(1, 'rgba(190,232,170,0)')
    k.fillStyle = g
    k.beginPath()
    for (const p of [
      [a, -4],
      [b, -4],
      [d, 80],
      [c, 80],
    ])
      k.lineTo(...p)
    k.fill()
  }
}

/** The wall of the reef behind, in two depths, with fans and tables in outline, and a shoal that turns. */
function wallBehind(k) {
  path(
    k,
    '#14706c',
    'M166 30C158 32 154 28 148 32C144 38 138 36 134 42C130 48 122 46 118 52C112 58 104 56 98 62L92 96H166Z',
  )
  path(
    k,
    '#14706c',
    'M150 32C148 26 142 24 138 26C140 30 144 33 150 35ZM122 48C118 42 111 42 108 45C112 48 117 51 122 51Z',
  )
  path(
    k,
    '#105c60',
    'M166 46C160 48 156 44 150 50C144 54 142 52 136 58C128 62 124 60 116 66L108 96H166Z',
  )
  path(k, '#105c60', 'M-6 44C0 46 4 42 8 48C12 52 16 52 20 60L24 96H-6Z')
  const r = random(6)
  let d = ''
  for (let i = 0; i < 46; i++) {
    const t = i / 46
    const [x, y] = [58 + t * 40 + (r() - 0.5) * 7, 22 - Math.sin(t * 3.1) * 11 + (r() - 0.5) * 6]
    d += `M${x.toFixed(1)} ${y.toFixed(1)}c0.900 -0.700 2 -0.700 2.800 0l1 -0.700v1.400l-1 -0.700c-0.800 0.700 -1.900 0.700 -2.800 0Z`
  }
  path(k, '#e8e89c', d)
}

/** The great brain coral she lies on, its maze, her shadow. */
function brainCoral(k) {
  path(k, '#8c3c5c', 'M-4 96C-4 82 14 69 46 67.500C80 66 108 76 116 96Z')
  path(
    k,
    '#c86474',
    'M-4 96C-4 82 14 69 46 67.500C66 66.600 84 70 97 76C86 74.500 70 76 56 80C36 85 20 90 14 96Z',
  )
  path(
    k,
    '#f09c88',
    'M6 80C14 73 28 68.300 46 67.500C40 70 28 74 20 79C12 84 6 90 4 96H-4C-3 90 0 85 6 80Z',
  )
  for (const m of [
    'M4 92C8 86 14 90 18 84C22 79 27 84 32 79',
    'M14 95C20 88 26 93 30 87C34 82 40 88 46 82C50 78 56 82 60 79',
    'M30 95C34 90 40 94 44 89C50 84 54 91 60 86C66 81 70 86 76 81',
    'M50 96C54 91 60 95 66 90C70 86 76 92 82 86C88 82 92 85 96 82',
    'M72 96C78 91 84 96 90 90C96 86 100 92 106 88',
    'M94 96C98 93 102 95 108 93',
  ])
    stroke(k, '#6c2850', 0.9, m)
  path(
    k,
    'rgba(40,10,56,.45)',
    'M8 72C20 76 40 76.500 58 75C76 74 92 71 104 76C106 82 104 88 102 92C92 90 82 83 74 78C58 79 30 80 14 77Z',
  )
}

/** Corals of the near edge: fans, tubes, a staghorn, each its own colour. */
function garden(k) {
  // Sea fan at the left, dark against the light.
  path(
    k,
    '#e84860',
    'M2 96C1 84 -4 78 -10 70C-6 72 0 77 3 84C4 74 2 63 -3 52C1 58 5.500 68 6 78C9 70 10.500 62 10 51C12.500 62 11 74 7 84C10 79 14 75 19.500 72.500C14.500 78 9 87 7 96Z',
  )
  path(
    k,
    '#ff8478',
    'M3.500 84C4 74 2 63 -3 52C2 61 4.800 72 4.600 83ZM7 82C9.500 74 10.500 64 10 51C11.300 64 10 74 7.500 82Z',
  )
  stroke(
    k,
    '#a82c58',
    0.4,
    'M-4 62C0 60 6 60 10.500 62M-4 69C0 66 8 66 11 70M-6 75C0 71 8 72 13 77',
  )
  // Tubes.
  for (const [x, y, w] of points('120 80 3.400 127 76 3.800 133 83 3', 3)) {
    path(k, '#d87c34', `M${x - w} ${y}L${x - w * 0.8} 97H${x + w * 0.8}L${x + w} ${y}Z`)
    path(k, '#ffb454', `M${x - w} ${y}L${x - w * 0.8} 97H${x - w * 0.2}L${x - w * 0.3} ${y}Z`)
    oval(k, '#ffcf84', x, y, w, w * 0.4)
    oval(k, '#7c3038', x, y, w * 0.66, w * 0.24)
  }
  // The rock of the moray, dark, with soft fingers on it.
  path(
    k,
    '#0c3448',
    'M112 97C118 90 128 92 134 86C140 80 150 82 156 76C160 73 164 74 170 72V100H112Z',
  )
  path(
    k,
    '#1c5060',
    'M134 86C140 80 150 82 156 76C160 73 164 74 170 72V76C162 78 156 82 150 85C144 87 138 87 134 90Z',
  )
  oval(k, '#061c30', 151, 88, 8, 5.5)
}

export default {
  alt: 'Nella luce verde della barriera una tartaruga embricata si fa pulire a occhi chiusi da pesci chirurgo azzurri sul grande corallo cervello; un pesce palla aspetta il turno, una bambina con la maschera guarda senza toccare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.12, 0.02], horizon: 0.02 })
    const f = field(s)
    f.draw(s.k, (k) => {
      water(k)
      wallBehind(k)
      brainCoral(k)
      hawksbill(k)
      // The groomers, each from its own side.
      for (const [x, y, a, q, flip] of [
        [62, 27, -0.75, 0.95, 1],
        [28, 35, 0.55, 0.85, -1],
        [40, 30, 1.05, 0.7, -1],
        [76, 64, 0.35, 0.62, 1],
      ]) {
        k.save()
        k.translate(x, y)
        k.rotate(a)
        k.scale(q * flip, q)
        tang(k)
        k.restore()
      }
      k.save()
      k.translate(114, 54)
      k.rotate(0.35)
      wrasse(k)
      k.restore()
      at(k, 139, 64, 0.92, puffer)
      at(k, 133, 21, 0.95, diver, true)
      // Her breath.
      for (const [x, y, q] of points(
        '119 13 1 115.500 9 1.500 120 5 0.9 116 0.500 1.900 112 5 0.6',
        3,
      )) {
        k.strokeStyle = '#e4f8d8'
        k.lineWidth = 0.5
        k.beginPath()
        k.ellipse(x, y, q, q, 0, 0, 7)
        k.stroke()
        oval(k, '#e4f8d8', x - q * 0.4, y - q * 0.4, q * 0.22)
      }
      garden(k)
      at(k, 143, 83, 0.62, moray)
    })
    return finish(s, { vignette: 0.18, bloom: 0.16 })
  },
}
