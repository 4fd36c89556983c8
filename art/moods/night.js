/** The dark moods start from this one. */
export const night = {
  sky: [
    [0, '#060d24'],
    [0.45, '#0e2147'],
    [0.8, '#1f3f68'],
    [1, '#3f6480'],
  ],
  glow: '#9fc3e6',
  glowSize: 0.35,
  glowPower: 0.35,
  disc: 0,
  discColour: '#fdf6e0',
  clouds: ['#5b7497', '#14264a'],
  haze: '#31567a',
  light: '#cfe4ff',
  lit: '#7f9cc4',
  shade: '#22345c',
  front: 0.4,
  lamps: 1,
  sea: [
    [0, '#2c506f'],
    [0.35, '#12315a'],
    [1, '#061430'],
  ],
  lake: [
    [0, '#2c506f'],
    [0.35, '#12315a'],
    [1, '#061430'],
  ],
  lagoon: [
    [0, '#173e63'],
    [0.3, '#14577a'],
    [0.7, '#1f7d90'],
    [1, '#3a9a9c'],
  ],
  finish: { bloom: 0.32, threshold: 0.55, vignette: 0.26, cool: '#06143a' },
}
