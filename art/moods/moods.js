import { night } from './night.js'

/**
 * A mood is the light of a scene. Everything painted in it takes its colours from here,
 * so one landmark works by day and by night.
 *
 * sky      stops from the top (0) to the horizon (1)
 * glow     colour round the sun; glowSize in picture heights; glowPower 0..1
 * disc     radius of the visible sun or moon in picture heights, 0 for none
 * clouds   [lit, dark]
 * haze     what far things fade into
 * light    colour of rim light and glints
 * lit      surfaces turned to the light are multiplied by this
 * shade    surfaces turned away are multiplied by this
 * front    how much of the light falls on what we see: 1 sun behind us, 0 against the light
 * lamps    0 by day .. 1 at night: how strongly windows and lamps shine
 * sea, lake, lagoon   water from the horizon (0) to the viewer (1)
 * finish   defaults of scene.finish()
 */
export const moods = {
  /** Cool top, peach horizon, low sun, mist. */
  dawn: {
    sky: [
      [0, '#33568f'],
      [0.35, '#6f93c0'],
      [0.62, '#b9c3cf'],
      [0.82, '#f7cfae'],
      [1, '#ffe6c0'],
    ],
    glow: '#fff0cc',
    glowSize: 0.6,
    glowPower: 0.75,
    disc: 0,
    discColour: '#fff6dc',
    clouds: ['#ffe0c4', '#8199bd'],
    haze: '#f8d8bd',
    light: '#ffe6bd',
    lit: '#ffe9d2',
    shade: '#7d86b4',
    front: 0.5,
    lamps: 0.25,
    sea: [
      [0, '#9db4c8'],
      [0.35, '#4a7399'],
      [1, '#173a63'],
    ],
    lake: [
      [0, '#a9b9c8'],
      [0.35, '#567a9e'],
      [1, '#1b3c66'],
    ],
    lagoon: [
      [0, '#5f9fb8'],
      [0.25, '#4fb4bd'],
      [0.6, '#7fd2c6'],
      [1, '#d9eed2'],
    ],
    finish: { bloom: 0.22, threshold: 0.76, vignette: 0.18, cool: '#0c2048' },
  },
  /** Clear high light, white clouds. */
  day: {
    sky: [
      [0, '#1f74c0'],
      [0.4, '#4fa6de'],
      [0.75, '#9fd6ee'],
      [1, '#eef3ea'],
    ],
    glow: '#fffbe8',
    glowSize: 0.5,
    glowPower: 0.5,
    disc: 0,
    discColour: '#ffffff',
    clouds: ['#ffffff', '#a9c6de'],
    haze: '#d3e7ee',
    light: '#fffbe6',
    lit: '#fffaf0',
    shade: '#8098bd',
    front: 0.75,
    lamps: 0,
    sea: [
      [0, '#2a7fb4'],
      [0.3, '#1566a0'],
      [1, '#0b3f78'],
    ],
    lake: [
      [0, '#7fb6cf'],
      [0.35, '#3b86a8'],
      [1, '#12507a'],
    ],
    lagoon: [
      [0, '#0a5f96'],
      [0.08, '#0b82ad'],
      [0.24, '#12a8b9'],
      [0.46, '#3fd0c8'],
      [0.7, '#93e9d8'],
      [0.9, '#d8f5e0'],
      [1, '#f4f2d6'],
    ],
    finish: { bloom: 0.14, threshold: 0.86, vignette: 0.14, cool: '#0a2a4a' },
  },
  /** Late sun, everything honey, shadows indigo. */
  golden: {
    sky: [
      [0, '#2f5c98'],
      [0.3, '#6f90b4'],
      [0.58, '#d9b48e'],
      [0.8, '#fdbf72'],
      [1, '#ffdf9c'],
    ],
    glow: '#ffefb8',
    glowSize: 0.55,
    glowPower: 0.85,
    disc: 0.045,
    discColour: '#fff8dc',
    clouds: ['#ffd9a0', '#79859c'],
    haze: '#ffcf93',
    light: '#ffe2a0',
    lit: '#ffd9a4',
    shade: '#56668e',
    front: 0.5,
    lamps: 0.3,
    sea: [
      [0, '#c99f7a'],
      [0.35, '#4f7390'],
      [1, '#163a62'],
    ],
    lake: [
      [0, '#c9a880'],
      [0.35, '#5b7b92'],
      [1, '#1a3d62'],
    ],
    lagoon: [
      [0, '#4a86a0'],
      [0.25, '#36a0a8'],
      [0.6, '#63c6b8'],
      [1, '#e6dfae'],
    ],
    finish: { bloom: 0.24, threshold: 0.76, vignette: 0.2, cool: '#101c48' },
  },
  /** After sunset: indigo above, peach and orange low. */
  dusk: {
    sky: [
      [0, '#141f4d'],
      [0.32, '#34497f'],
      [0.58, '#b3806f'],
      [0.8, '#f19a6a'],
      [1, '#ffcf8d'],
    ],
    glow: '#ffe2a0',
    glowSize: 0.55,
    glowPower: 0.8,
    disc: 0,
    discColour: '#fff3c8',
    clouds: ['#ffb284', '#45527c'],
    haze: '#f2a777',
    light: '#ffcf94',
    lit: '#d99a7c',
    shade: '#343a6b',
    front: 0.3,
    lamps: 0.9,
    sea: [
      [0, '#b07a70'],
      [0.3, '#3f5583'],
      [1, '#0f1c48'],
    ],
    lake: [
      [0, '#b5827a'],
      [0.35, '#475a86'],
      [1, '#131f4c'],
    ],
    lagoon: [
      [0, '#8a6f80'],
      [0.2, '#3f6592'],
      [0.55, '#2f8a9f'],
      [1, '#86bfae'],
    ],
    finish: { bloom: 0.28, threshold: 0.7, vignette: 0.22, cool: '#0f1540' },
  },
  /** Africa: red earth sun through dust. Warm from top to bottom, no lilac. */
  savanna: {
    sky: [
      [0, '#1d2450'],
      [0.22, '#50344e'],
      [0.45, '#b04c3a'],
      [0.72, '#f08c3d'],
      [1, '#ffcd6c'],
    ],
    glow: '#ffe488',
    glowSize: 0.5,
    glowPower: 0.85,
    disc: 0.09,
    discColour: '#fff3bf',
    clouds: ['#ffa560', '#4c2847'],
    haze: '#ffb45c',
    light: '#ffc878',
    lit: '#c0704a',
    shade: '#4a2538',
    front: 0.22,
    lamps: 0.6,
    sea: [
      [0, '#e89a58'],
      [0.4, '#8a4a4a'],
      [1, '#2a1838'],
    ],
    lake: [
      [0, '#e89a58'],
      [0.4, '#8a4a4a'],
      [1, '#2a1838'],
    ],
    lagoon: [
      [0, '#b0705c'],
      [0.3, '#5f6f86'],
      [0.65, '#3f8f98'],
      [1, '#c9b98c'],
    ],
    finish: { bloom: 0.22, threshold: 0.8, vignette: 0.24, cool: '#1a0d30' },
  },
  night,
  /** Northern night, ready for aurora(). */
  aurora: {
    ...night,
    sky: [
      [0, '#050f28'],
      [0.45, '#0d2c50'],
      [0.8, '#1a5f74'],
      [1, '#5aa9a0'],
    ],
    glow: '#3ecf9a',
    glowSize: 0.7,
    glowPower: 0.22,
    clouds: ['#3f8f90', '#0c2746'],
    haze: '#3d8796',
    light: '#b4f7dc',
    lit: '#8fc3cf',
    shade: '#1d3f66',
    sea: [
      [0, '#2a7a86'],
      [0.4, '#123f5f'],
      [1, '#071632'],
    ],
    lake: [
      [0, '#2a7a86'],
      [0.4, '#123f5f'],
      [1, '#071632'],
    ],
    finish: { bloom: 0.3, threshold: 0.6, vignette: 0.26, cool: '#06143a' },
  },
  /** Overcast, soft, green and slate: mist, rain, cloud forest, northern summer. */
  mist: {
    sky: [
      [0, '#7f9db5'],
      [0.4, '#a9c0cc'],
      [0.8, '#d3dedd'],
      [1, '#ece9dc'],
    ],
    glow: '#fff8e6',
    glowSize: 0.6,
    glowPower: 0.55,
    disc: 0,
    discColour: '#ffffff',
    clouds: ['#f7f5ec', '#94abbb'],
    haze: '#d3dfdf',
    light: '#fff6e0',
    lit: '#f4f2ea',
    shade: '#76899c',
    front: 0.68,
    lamps: 0.2,
    sea: [
      [0, '#9db8c0'],
      [0.35, '#5b8796'],
      [1, '#244f66'],
    ],
    lake: [
      [0, '#9fbcc0'],
      [0.35, '#548890'],
      [1, '#1f4f5c'],
    ],
    lagoon: [
      [0, '#5f9aa8'],
      [0.3, '#5fb2b0'],
      [0.65, '#8fcfc0'],
      [1, '#dfe9d2'],
    ],
    finish: { bloom: 0.16, threshold: 0.84, vignette: 0.16, cool: '#122b40' },
  },
}
