import { moods } from '../../moods/moods.js'

export const bayNight = {
  ...moods.night,
  sky: [
    [0, '#122a5c'],
    [0.45, '#2f5590'],
    [0.75, '#8294b0'],
    [0.9, '#e0ac90'],
    [1, '#ffc890'],
  ],
  haze: '#8290ae',
  front: 0.6,
  lit: '#b9c6dc',
  shade: '#2c3f6e',
  lake: moods.night.lake,
}
