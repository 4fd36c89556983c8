import { moods } from '../../moods/moods.js'

export const clearNorth = {
  ...moods.day,
  sky: [
    [0, '#3a80bc'],
    [0.45, '#7fb4d6'],
    [0.8, '#c9e0e4'],
    [1, '#f3ead6'],
  ],
  haze: '#d3e1e4',
  lit: '#fff5e2',
  front: 0.76,
}

export const iceDawn = {
  ...moods.dawn,
  sky: [
    [0, '#3f6a9c'],
    [0.4, '#8fb0c8'],
    [0.72, '#e6cfc0'],
    [1, '#ffdfb8'],
  ],
  haze: '#e3d3c8',
  front: 0.55,
}

export const rainy = {
  ...moods.mist,
  sky: [
    [0, '#5c7890'],
    [0.5, '#8ea4b2'],
    [1, '#c9d0cc'],
  ],
  haze: '#b5c2c6',
  lamps: 0.85,
  front: 0.55,
}
