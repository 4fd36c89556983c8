import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { baobab } from '../../things/dusk-baobab.js'
import { herdElephant } from '../../things/herd-elephant.js'
import { dusk, farTree, moon, PLAIN, plain, shadeOf, straw } from '../../things/moonrise-plain.js'

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
  alt: 'Il plenilunio sorge sul Tarangire nel rosa dopo il tramonto: un grande baobab africano dal tronco rigonfio, con i rami nudi; sotto passa in fila una famiglia di elefanti verso il fiume',
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
      for (const [x, y, high, how] of [
        [38, 76.4, 8.4, { trunk: 'down', step: 'stride', nod: 0.1, tusk: 0.8 }],
        [53, 77.4, 11.4, { trunk: 'curl', step: 'back', ear: 'spread', tusk: 1.2 }],
        [62.5, 78.2, 4.6, { trunk: 'reach', step: 'stride', calf: true }],
        [72, 77.6, 8.8, { trunk: 'swing', step: 'stride', ear: 'folded', nod: 0.2, tusk: 0.6 }],
        [79, 78.8, 9.8, { trunk: 'down', step: 'stand', nod: -0.05 }],
        [88.5, 79.4, 4.2, { trunk: 'down', step: 'back', calf: true, nod: 0.1 }],
        [104, 79.8, 10.6, { trunk: 'swing', step: 'back', ear: 'rest', tusk: 1.1 }],
      ]) {
        shadeOf(k, x, y, high * 0.6, high * 0.045)
        at(k, x, y, high / 100, (c) => herdElephant(c, { ...how, tones: HIDE }), true)
      }
      path(k, 'rgba(60,44,92,.4)', 'M100 80C116 78 150 78.500 170 80V84C150 85 120 84.500 100 80Z')
      at(k, 118, 81.5, 1, (c) => baobab(c, 79, 14, NEAR, { depth: 3, pods: 0 }))
      straw(k)
    })
    return finish(s, { vignette: 0.16 })
  },
}
