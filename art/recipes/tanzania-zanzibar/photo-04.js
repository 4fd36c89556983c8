import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { baobab, nest } from '../../things/dusk-baobab.js'
import { dusk, farTree, moon, PLAIN, plain, shadeOf, straw } from '../../things/moonrise-plain.js'
import { sideElephant } from '../../things/side-elephant.js'

const HIDE = {
  body: '#6c6088',
  shade: '#524a7a',
  far: '#3e3866',
  ear: '#625680',
  deep: '#423c6c',
  lit: '#a47c94',
  bright: '#e4aca0',
  tusk: '#fff0dc',
  ink: '#2e2a54',
}
const NEAR = ['#84627c', '#c48c88', '#eeb8a0', '#5c4870', '#443a64']
const MID = ['#8c7490', '#b89098', '#d8aca4', '#706488', '#625a82']
const FAR = ['#8c84a4', '#a894a8', '#bca4ac', '#787c9c', '#70769a']

export default {
  alt: 'Il plenilunio sorge sul Tarangire nel rosa dopo il tramonto: un grande baobab africano dal tronco rigonfio, con i rami nudi, i frutti appesi e i nidi dei tessitori; sotto passa in fila una famiglia di elefanti verso il fiume',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, disc: 0 },
      sun: [-0.1, 0.6],
      horizon: PLAIN / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      dusk(k)
      moon(k, 37, 44, 4.3)
      plain(k)
      for (const [x, y, q, kind] of points(
        '6 63.300 3.400 1 14 63.200 2.400 1 30 63.500 2.600 0 33 63.400 2 0 54 63.300 2.800 1 72 63.400 2.200 1 86 63.300 3 1 142 63.300 3 1 152 63.400 2.200 0',
        4,
      ))
        farTree(k, x, y, q, kind)
      at(k, 74, 66.5, 1, (c) => baobab(c, 13, 5, FAR, { depth: 3 }))
      at(k, 18, 70, 1, (c) => baobab(c, 24, 9, MID, { depth: 3, wide: 1.1 }))
      shadeOf(k, 18, 70.3, 8, 0.5)
      // The family goes down to the river.
      for (const [x, y, high, trunk, calf] of [
        [41, 76.6, 8.4, 'down', false],
        [56, 77.4, 11, 'reach', false],
        [66.5, 78.2, 4.7, 'reach', true],
        [76, 78.6, 9.2, 'down', false],
        [85, 79.3, 4, 'down', true],
        [98, 79.6, 10.4, 'down', false],
      ]) {
        shadeOf(k, x, y, high * 0.6, high * 0.045)
        at(k, x, y, high / 100, (c) => sideElephant(c, { trunk, calf, tones: HIDE }), true)
      }
      path(k, 'rgba(60,44,92,.4)', 'M100 80C116 78 150 78.500 170 80V84C150 85 120 84.500 100 80Z')
      at(k, 118, 81.5, 1, (c) => baobab(c, 79, 14, NEAR, { depth: 4, pods: 16 }))
      for (const [x, y, q] of points('92 34.600 1.700 98.500 37.600 1.400 142.500 21.500 1.600', 3))
        nest(k, x, y, q)
      straw(k)
    })
    return finish(s, { vignette: 0.16 })
  },
}
