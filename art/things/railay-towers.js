// The limestone of Railay in the first sun, which stands low on the left: each rock one mass of light and one of shade, eaten out at its foot by the sea.
import { Path2D } from '@napi-rs/canvas'
import { path, points } from '../core/field.js'
import { crowns } from './broad-crowns.js'
import { closed } from './curves.js'

const shape = (text) => closed(points(text), 0.3)

const NEAR = {
  sun: '#ffdfa8',
  half: '#f4bd84',
  streak: '#e29a60',
  shade: '#8484ae',
  deep: '#6c6f9f',
  wet: '#565c8c',
}
const WALL = {
  sun: '#fce8c8',
  half: '#f0cca4',
  streak: '#e2b08c',
  shade: '#a0a4c0',
  deep: '#8c92b4',
  wet: '#7c84a8',
}
const FAR = {
  sun: '#ece6cc',
  half: '#d8dcd0',
  streak: '#ccd2cc',
  shade: '#a8c0cc',
  deep: '#9cb4c4',
  wet: '#90aabc',
}
const WOOD = ['#17604c', '#3f9454', '#a0cc58']
const DIM = ['#4c8c7c', '#74ac7c', '#b8d088']
const PALE = ['#84b4b0', '#9cc4ac', '#c4d8b4']

function rock(k, t, edge, planes) {
  const d = shape(edge)
  path(k, t.sun, d)
  k.save()
  k.clip(new Path2D(d))
  for (const [tone, text] of planes) path(k, t[tone], shape(text))
  k.restore()
}

/** Stone that hangs from a lip: x, y, length, half width, lean. */
function drops(k, c, list) {
  for (const [x, y, long, w, bend] of points(list, 5)) {
    const tip = x + bend
    path(
      k,
      c,
      `M${x - w * 1.4} ${y - 0.6}Q${x} ${y - 1.6} ${x + w * 1.4} ${y}C${x + w * 0.7} ${y + long * 0.24} ${tip + w * 0.5} ${y + long * 0.5} ${tip + w * 0.16} ${y + long * 0.96}Q${tip} ${y + long * 1.03} ${tip - w * 0.16} ${y + long * 0.95}C${tip - w * 0.5} ${y + long * 0.5} ${x - w * 0.8} ${y + long * 0.3} ${x - w * 1.4} ${y - 0.6}Z`,
    )
  }
}

/** Creepers that fall over the brow, in tongues. */
function creepers(k, tones, list) {
  for (const [x, y, w, long] of points(list, 4)) {
    path(
      k,
      tones[1],
      `M${x - w} ${y}C${x - w * 1.1} ${y + long * 0.4} ${x - w * 0.7} ${y + long * 0.7} ${x - w * 0.2} ${y + long}C${x + w * 0.1} ${y + long * 0.8} ${x} ${y + long * 0.66} ${x + w * 0.4} ${y + long * 0.6}C${x + w * 0.9} ${y + long * 0.5} ${x + w} ${y + long * 0.2} ${x + w} ${y}Z`,
    )
    path(
      k,
      tones[0],
      `M${x} ${y}C${x + w * 0.1} ${y + long * 0.3} ${x - w * 0.2} ${y + long * 0.6} ${x - w * 0.2} ${y + long}C${x + w * 0.1} ${y + long * 0.8} ${x} ${y + long * 0.66} ${x + w * 0.4} ${y + long * 0.6}C${x + w * 0.9} ${y + long * 0.5} ${x + w} ${y + long * 0.2} ${x + w} ${y}Z`,
    )
  }
}

export function farTower(k) {
  rock(
    k,
    FAR,
    '32.500 34 30 38 31 44 29.200 49 31 54 30.200 57.400 45 57.400 44.400 53 46 49 44.200 43 45 38 42 33.500 37 32.500',
    [
      ['half', '36 32 37 40 35.500 47 37.500 57.800 47 57.800 47 32'],
      ['shade', '38.500 32 39 38 37.600 45 39.600 51 39 57.800 48 57.800 48 32'],
      ['deep', '43 37 42 46 44 52 43 57.800 48 57.800 48 36'],
    ],
  )
  crowns(k, points('33 35.500 3.400 2.600 42 35.500 3.800 3 37.400 34.500 4.600 3.200', 4), PALE, 3)
}

export function wall(k) {
  rock(
    k,
    WALL,
    '133 22 130.500 27 128 33 129.500 40 127 47 128.500 53 131 55.500 129.600 57.800 240 57.800 240 12 190 14 164 18 148 21 138 23',
    [
      ['half', '136 20 138 28 135.500 36 138 44 136 51 138 58 150 58 150 18'],
      ['shade', '140 18 141.500 26 139 35 142 43 140 51 142 58 158 58 155 48 158 38 154 28 157 16'],
      ['half', '157 16 154 28 158 38 155 48 158 58 164 58 162 46 164.500 36 161.500 26 164 16'],
      ['shade', '164 14 161.500 26 164.500 36 162 46 164 58 240 58 240 10'],
      ['deep', '150 18 148 30 151 40 148.500 50 151 58 158 58 155 48 158 38 154 28 157 16'],
      ['deep', '186 10 183 28 187 44 184 58 240 58 240 10'],
    ],
  )
  creepers(k, DIM, '141 24 1.800 9 153 22 2.200 13 172 19 2 8')
  crowns(
    k,
    points(
      '133 24.500 5 4.500 142 23.500 7 6 153 21.500 8 6 166 19.500 9 7 184 17 13 8 206 15 14 8',
      4,
    ),
    DIM,
    8,
  )
}

export function greatTower(k) {
  rock(
    k,
    NEAR,
    '76 11 71 14 67.800 18.500 66.400 25 68.600 30.500 67.400 36 70 43 71.600 49 71 53.500 73.600 56 72 58.500 96.500 58.500 94.400 55.500 96.400 50 98.600 44.500 100.800 38 98.600 31 100 24 98 16 93 11.500 84 10',
    [
      ['half', '82 4 83 13 80.500 21 83.500 29 81 37 84 44 82 51 84 59 92 59 92 4'],
      ['shade', '86 4 87.500 12 85 20 88 28 85.600 36 88.600 43 86.400 51 88.400 59 104 59 104 4'],
      ['deep', '95 8 93.600 20 96.500 30 94 41 96 50 93.500 59 104 59 104 8'],
      // Rust that rain has drawn down, and the hollow under a lip.
      ['streak', '75.500 6 76.600 16 75 25 76.200 34 74.400 25 73.800 14'],
      ['streak', '79.500 20 80.500 29 79 38 79.800 47 77.800 38 78 28'],
      ['streak', '66 29.600 68.600 30 72.600 32 74.600 35.500 71.500 35 68.800 33.500 67 34'],
      ['deep', '85 35 88 33.600 92 35.600 94.600 39.500 90.500 39 87 38'],
      ['wet', '68 55.500 74 55.600 82 56.600 90 55.800 98 55 98 60 68 60'],
    ],
  )
  drops(k, NEAR.streak, '69.400 33 6.500 .9 .3 71.600 34 10.500 1.100 .7 73.600 34.600 5 .8 .2')
  drops(k, NEAR.deep, '88 37.600 6 .9 -.1 90.200 38.400 11 1.300 .2 92.600 38.600 7 .9 0')
  creepers(k, WOOD, '78.500 13 2 9 92.500 13 2.400 13 70.500 15.800 1.400 6')
  crowns(
    k,
    points('71.500 15.500 5 4 78 13 7 6.500 95.500 15 5 4.500 87.500 12.500 8.500 7.500', 4),
    WOOD,
    6,
  )
  crowns(k, points('97.500 29.500 2.600 2.200', 4), WOOD, 30)
}
