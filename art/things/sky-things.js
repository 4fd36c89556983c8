/** A hot-air balloon with gores in three colours. */
export const balloon = ({ colours = ['#d9573f', '#f0b04a', '#f7ead0'] } = {}) => ({
  floats: true,
  width: 84,
  height: 118,
  draw(pen) {
    const skin =
      'M0 -116C34 -116 44 -88 36 -66C30 -48 16 -34 10 -24L-10 -24C-16 -34 -30 -48 -36 -66C-44 -88 -34 -116 0 -116Z'
    pen.path(colours[0], skin)
    pen.clip(skin, () => {
      const edges = [-1, -0.82, -0.5, -0.17, 0.17, 0.5, 0.82, 1]
      for (let i = 0; i < 7; i++) {
        const a = edges[i]
        const b = edges[i + 1]
        pen.path(
          colours[i % colours.length],
          `M0 -118C${a * 48} -112 ${a * 50} -80 ${a * 38} -62C${a * 30} -46 ${a * 14} -34 ${a * 11} -22L${b * 11} -22C${b * 14} -34 ${b * 30} -46 ${b * 38} -62C${b * 50} -80 ${b * 48} -112 0 -118Z`,
        )
      }
      pen.path(
        'rgba(255,255,255,.22)',
        'M-36 -84C-36 -70 -14 -66 0 -66C14 -66 36 -70 36 -84L36 -78C30 -62 12 -60 0 -60C-12 -60 -30 -62 -36 -78Z',
      )
      pen.round(-42, -118, 84, 96, { light: 0.4, shade: 0.5 })
    })
    pen.light('M-8 -30C-4 -40 4 -40 8 -30L6 -24L-6 -24Z', '#ffd27a', 0.8)
    for (const x of [-8, -3, 3, 8])
      pen.line(
        '#5a4638',
        [
          [x, -24],
          [x * 0.7, -11],
        ],
        0.7,
      )
    pen.path('#8a5a34', 'M-7 -11L7 -11L6 0L-6 0Z').rect('#5a3a24', -7.5, -11.5, 15, 2)
  },
})
