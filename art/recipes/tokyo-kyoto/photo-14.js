import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { mapleLeaf } from '../../things/maple-leaf.js'
import { disc } from '../../things/profile.js'
import {
  kettle,
  mistress,
  pokingGirl,
  sleeperLegs,
  teaBowl,
  whisk,
} from '../../things/tea-lesson.js'

/** Walls of clay, an alcove with its scroll and a camellia, paper screens on the right. */
function room(k) {
  path(k, '#a4684c', 'M-6 -6H166V62H-6Z')
  path(k, '#bc8058', 'M40 -6H166V62H40Z')
  path(k, '#cc9468', 'M62 -6H128V62H62Z')
  // The alcove.
  path(k, '#54303c', 'M-6 -6H38V62H-6Z')
  path(k, '#6c4044', 'M-6 2H36V55H-6Z')
  path(k, '#2c1828', 'M36 -6H40.500V62H36Z')
  path(k, '#8c5848', 'M36 -6H37.200V62H36Z')
  path(k, '#c8987c', 'M-6 55H38V58.500H-6Z')
  path(k, '#3c2030', 'M-6 58.500H38V62H-6Z')
  path(k, '#3c6c6c', 'M9 4H27V44H9Z')
  path(k, '#fff4dc', 'M11 9H25V38H11Z')
  stroke(k, '#2c1828', 1.1, 'M7.500 44H28.500M9 4H27')
  // One stroke of the brush: a circle that does not close.
  path(
    k,
    '#2a1a2c',
    'M19.500 15C13.500 14.500 11.800 21 13 25.500C14.500 31 21.500 32 23.500 26.500C24.500 23 24 19.500 22 17.500C23 20 23.200 23 22 26C20 30 15.500 29 14.600 24.500C13.800 20 15.500 16.500 19.500 16.200Z',
  )
  path(k, '#e04838', 'M20.500 33.500h2.200v2.200h-2.200Z')
  path(k, '#343448', 'M29.500 55C28 51 29 48 31 46.500H33C35 48 36 51 34.500 55Z')
  stroke(k, '#4c6838', 0.6, 'M32 46.500C31.500 43 32.500 40 34 38')
  path(
    k,
    '#4c7c44',
    'M32 42.500C29.500 42 28 40 27.500 37.500C30.500 38 32 40 32 42.500ZM33 40.500C35 40.500 36.500 39.500 37.500 37.500C35 37 33.500 38.500 33 40.500Z',
  )
  disc(k, '#e04858', 34, 36, 2.4, 2.1)
  disc(k, '#f8d060', 34.2, 36.2, 0.8)
  // Screens.
  path(k, '#2c1828', 'M132 -6H166V62H132Z')
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 5; j++)
      path(k, j < 2 ? '#f8ecc8' : '#ecd8ac', `M${135 + i * 10.5} ${-4 + j * 12}h9.500v11h-9.500Z`)
  path(k, '#8c5848', 'M132 53H166V62H132Z')
  path(k, '#2c1828', 'M-6 60.500H166V62.500H-6Z')
  path(k, '#54303c', 'M-6 -6H166V-1.500H-6Z')
}

/** The round window: young maples in the rain. */
function roundWindow(k) {
  disc(k, '#54303c', 93, 29, 28.4)
  disc(k, '#8c5848', 92.4, 28.4, 27.6)
  k.save()
  k.beginPath()
  k.arc(93, 29, 26, 0, 7)
  k.clip()
  path(k, '#e8f4c0', 'M60 0H130V60H60Z')
  path(k, '#c8e49c', 'M60 26C74 20 84 28 96 22C108 16 120 24 130 18V60H60Z')
  path(k, '#9cc878', 'M60 38C72 32 82 40 94 35C106 30 118 38 130 32V60H60Z')
  path(k, '#6ca45c', 'M60 48C74 44 88 50 102 45C112 42 122 48 130 44V60H60Z')
  stroke(k, '#54503c', 2, 'M74 60C76 44 72 34 78 22C80 16 78 8 82 0')
  stroke(k, '#54503c', 1, 'M76 30C84 24 94 22 104 14C110 10 116 10 122 8M78 18C72 12 68 10 64 9')
  const r = random(12)
  for (let i = 0; i < 58; i++) {
    const [a, b] = [r(), r()]
    const x = 66 + a * 56
    const y = 2 + b * 22 * (0.5 + Math.abs(x - 93) / 30)
    mapleLeaf(k, x, y, 2 + r() * 1.5, 2.4 + r() * 1.4, ['#5c9c44', '#84bc4c', '#b4d864'][i % 3])
  }
  let d = ''
  for (let i = 0; i < 26; i++) d += `M${68 + r() * 52} ${2 + r() * 50}l-0.600 ${2.5 + r() * 2}`
  stroke(k, 'rgba(255,255,255,.75)', 0.22, d)
  k.restore()
  stroke(k, '#2c1828', 0.9, 'M67 29A26 26 0 1 1 119 29A26 26 0 1 1 67 29Z')
}

/** The mats with their dark borders, the light of the window across them. */
function mats(k) {
  path(k, '#c8b470', 'M-6 62H166V96H-6Z')
  path(k, '#d8c884', 'M50 62H134L160 96H24Z')
  path(k, '#f0e4a4', 'M68 62H118C128 70 130 82 124 96H56C54 82 58 70 68 62Z')
  for (const d of ['M50 62L22 96', 'M134 62L162 96', 'M-6 73.500H166']) stroke(k, '#3c4c4c', 1.3, d)
  let lines = ''
  for (let y = 64.5; y < 96; y += 1.6 + (y - 62) * 0.05) lines += `M-6 ${y}H166`
  stroke(k, 'rgba(120,96,48,.2)', 0.2, lines)
}

export default {
  alt: 'Lezione di tè a Kyoto davanti a una finestra tonda: a un viaggiatore si sono addormentate le gambe, una bambina coi baffi di matcha gli punzecchia l’alluce e la maestra ride nella manica',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.58, 0.2], horizon: 0.68 })
    const f = field(s)
    f.draw(s.k, (k) => {
      room(k)
      roundWindow(k)
      mats(k)
      path(
        k,
        'rgba(70,36,60,.34)',
        'M70 70C80 67.500 108 67.500 120 70C112 73.500 78 73.500 70 70Z',
      )
      at(k, 95, 70, 1.02, mistress)
      path(k, 'rgba(70,36,60,.36)', 'M134 72C140 70 158 70 164 72C158 75 140 75 134 72Z')
      at(k, 149, 72, 0.9, kettle)
      path(
        k,
        'rgba(70,36,60,.4)',
        'M14 84C30 80 90 80 106 83C96 88 26 88.500 14 84ZM112 84C118 81 144 81 150 83.500C144 87 120 87 112 84Z',
      )
      at(k, 48, 84, 1.06, sleeperLegs)
      at(k, 127, 84, 1.08, pokingGirl)
      path(
        k,
        'rgba(70,36,60,.4)',
        'M8 88C14 86 28 86 34 88C28 90.500 14 90.500 8 88ZM2 86C4 85 10 85 13 86C10 87.200 4 87.200 2 86Z',
      )
      at(k, 17, 88, 0.9, teaBowl)
      at(k, 6, 86, 0.85, whisk)
    })
    return finish(s, { vignette: 0.16, bloom: 0.16 })
  },
}
