import { moods } from '../../moods/moods.js'

export const aegeanDay = {
  ...moods.day,
  sky: [
    [0, '#1f6fbe'],
    [0.45, '#5fb0e0'],
    [0.8, '#b8dfee'],
    [1, '#fbf0da'],
  ],
  shade: '#8fa6d0',
  front: 0.72,
}
