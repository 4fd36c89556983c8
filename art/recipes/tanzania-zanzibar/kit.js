import { moods } from '../../moods/moods.js'

export const honey = {
  ...moods.golden,
  disc: 0,
  front: 0.72,
  sky: [
    [0, '#3f74b0'],
    [0.35, '#86abc6'],
    [0.65, '#f0d2a4'],
    [1, '#ffdf9c'],
  ],
  haze: '#f6cf98',
}

export const clearDay = {
  ...moods.day,
  sky: [
    [0, '#1c6fbd'],
    [0.45, '#55abdf'],
    [0.78, '#aedcec'],
    [1, '#f5f0df'],
  ],
}
