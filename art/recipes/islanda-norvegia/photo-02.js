import { field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import {
  blocks,
  breaker,
  organ,
  splash,
  storm,
  swell,
  tongue,
  trolls,
} from '../../things/black-beach.js'
import { friend } from '../../things/friends.js'
import { rainy } from './kit.js'

const RUNNER = {
  skin: '#f0b890',
  top: '#ffc02c',
  legs: '#2c4a78',
  wear: 'shorts',
  feet: null,
  hair: '#6c3424',
  style: 'short',
  beard: true,
  sleeve: 'long',
}
const HELPER = {
  skin: '#a86c48',
  top: '#e8443c',
  legs: '#2c2c54',
  wear: 'trousers',
  feet: '#7c4a30',
  boots: true,
  hair: '#241c2c',
  style: 'tail',
  sleeve: 'long',
  hat: 'beanie',
  hatColour: '#48b4ac',
}
const SITTER = {
  skin: '#f4c8a4',
  top: '#3c9c9c',
  legs: '#5c3c58',
  wear: 'trousers',
  feet: '#3c2838',
  boots: true,
  hair: '#e09c44',
  style: 'long',
  sleeve: 'long',
  hat: 'beanie',
  hatColour: '#f06c5c',
}

/** A mug of enamel in the near hand. */
const mug = (k, [x, y]) => {
  path(k, '#fff6e4', `M${x - 0.2} ${y - 1.8}h2.400v2.600h-2.400Z`)
  path(k, '#2c5c8c', `M${x - 0.3} ${y - 2}h2.600v0.600h-2.600Z`)
}

/** His cap, which the wind keeps. */
const cap = (k) => {
  path(k, '#f06c5c', 'M113 58C112 53.500 118.500 52.500 119 57Z')
  path(k, '#b83c4c', 'M112.600 58.800L112.800 57L119.200 56L119.400 57.800Z')
  path(k, '#fff4e0', 'M115.200 51.400a1.200 1.200 0 1 0 0.010 0Z')
}

export default {
  alt: 'Un’onda insegue sulla sabbia nera di Reynisfjara un viaggiatore in giacca gialla: un’amica gli tende la mano dai gradini di basalto e un’altra ride seduta sulle colonne, con i faraglioni davanti al temporale',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...rainy, disc: 0 }, sun: [0.98, 0.3], horizon: 46.5 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      storm(k)
      swell(k)
      trolls(k)
      breaker(k)
      tongue(k)
      organ(k)
      blocks(k)
      path(k, 'rgba(30,20,50,.4)', 'M48.200 36.200L51 35.600L54 36.600L51.800 37.300H49.400Z')
      friend(k, SITTER, {
        x: 51.5,
        y: 36,
        size: 0.8,
        hip: 1.6,
        lean: -0.12,
        shade: 'back',
        legs: [
          [1.5, 0.35],
          [1.3, -0.1],
        ],
        arms: [
          [1.5, 1.7],
          [0.5, 1.9],
        ],
        hold: mug,
      })
      path(k, 'rgba(30,20,50,.4)', 'M66 71.400L74 69.800L80 71L72 72.400Z')
      friend(k, HELPER, {
        x: 74.5,
        y: 70.6,
        size: 0.86,
        hip: 12.6,
        lean: 0.42,
        shade: 'back',
        legs: [
          [0.75, -0.2],
          [-0.35, -0.5],
        ],
        arms: [
          [-0.9, -0.5],
          [1.75, 1.6],
        ],
      })
      path(k, 'rgba(60,70,110,.5)', 'M86 87C92 85.800 99 85.600 105 86.400C100 88 92 88.400 86 87Z')
      splash(k, 112, 85.6, 0.9)
      friend(k, RUNNER, {
        x: 101,
        y: 86.5,
        size: 0.86,
        flip: true,
        hip: 14,
        lean: 0.24,
        shade: 'front',
        legs: [
          [0.95, -0.1],
          [-0.5, -1.3],
        ],
        arms: [
          [1.9, 2.15],
          [-1.5, -2.4],
        ],
      })
      splash(k, 96, 85.3, 0.62)
      cap(k)
      stroke(
        k,
        '#cfe4dc',
        0.4,
        'M120.500 55.500Q125 53.500 128.500 54.600M121 58Q124 56.800 127 57.600',
      )
    })
    return finish(s, { vignette: 0.12 })
  },
}
