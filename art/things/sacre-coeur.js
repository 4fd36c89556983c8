import { path, stroke } from '../core/field.js'

/** The Sacré-Cœur from the south, in metres, its steps at 0, 83 to the lantern. */
export function sacreCoeur(k) {
  const p = (c, d) => path(k, c, d)
  const [LIT, MID, DIM, DEEP] = ['#fff4d8', '#ecd0c0', '#b09cbc', '#7c74a8']
  // An elongated dome on its drum, with ribs and lantern: middle, foot, half width of the drum, heights of drum and dome.
  const dome = (x, y, a, drum, high, cap) => {
    p(MID, `M${x - a} ${y}V${y - drum}H${x + a}V${y}Z`)
    p(LIT, `M${x - a} ${y}V${y - drum}H${x - a * 0.3}V${y}Z`)
    p(DIM, `M${x + a * 0.4} ${y}V${y - drum}H${x + a}V${y}Z`)
    const n = a > 6 ? 7 : 5
    for (let i = 0; i < n; i++) {
      const u = Math.sin((((i + 0.5) / n) * 2 - 1) * 1.3)
      const w = (a / n) * 0.5 * Math.sqrt(1.1 - u * u)
      p(
        DEEP,
        `M${x + u * a - w} ${y - drum * 0.14}V${y - drum * 0.7}A${w} ${w} 0 0 1 ${x + u * a + w} ${y - drum * 0.7}V${y - drum * 0.14}Z`,
      )
    }
    p(LIT, `M${x - a * 1.1} ${y - drum}H${x + a * 1.1}V${y - drum - 1.2}H${x - a * 1.1}Z`)
    const b = y - drum - 1.2
    const shell = (l, r) =>
      `M${x + a * l} ${b}C${x + a * l * 1.04} ${b - high * 0.5} ${x + a * l * 0.62} ${b - high * 0.84} ${x} ${b - high}C${x + a * r * 0.62} ${b - high * 0.84} ${x + a * r * 1.04} ${b - high * 0.5} ${x + a * r} ${b}Z`
    p(DIM, shell(-1, 1))
    p(MID, shell(-1, 0.45))
    p(LIT, shell(-1, -0.2))
    for (const u of [-0.6, 0, 0.5])
      stroke(
        k,
        u < 0 ? MID : DEEP,
        a * 0.05,
        `M${x + a * u} ${b}C${x + a * u * 1.04} ${b - high * 0.5} ${x + a * u * 0.6} ${b - high * 0.84} ${x} ${b - high}`,
      )
    const c = cap
    p(MID, `M${x - c} ${b - high + c * 0.7}V${b - high - c * 1.6}H${x + c}V${b - high + c * 0.7}Z`)
    p(
      DEEP,
      `M${x - c * 0.2} ${b - high + c * 0.4}V${b - high - c * 1.1}H${x + c * 0.5}V${b - high + c * 0.4}Z`,
    )
    p(
      LIT,
      `M${x - c * 1.2} ${b - high - c * 1.6}C${x - c * 1.1} ${b - high - c * 3.2} ${x - c * 0.4} ${b - high - c * 4} ${x} ${b - high - c * 5}L${x} ${b - high - c * 1.6}Z`,
    )
    p(
      DIM,
      `M${x + c * 1.2} ${b - high - c * 1.6}C${x + c * 1.1} ${b - high - c * 3.2} ${x + c * 0.4} ${b - high - c * 4} ${x} ${b - high - c * 5}L${x} ${b - high - c * 1.6}Z`,
    )
  }
  // The bell tower behind.
  p(DIM, 'M10 1V-25L17 -27L30 -24V1Z')
  p(MID, 'M17 -20V-58H27V-20Z')
  p(DIM, 'M22 -20V-58H27V-20Z')
  p(
    DEEP,
    'M18.400 -44V-54A1.300 1.300 0 0 1 21 -54V-44ZM23 -44V-54A1.300 1.300 0 0 1 25.600 -54V-44Z',
  )
  dome(22, -57, 4.4, 5, 9, 1.1)
  dome(-17, -30, 4.6, 8, 11, 1.1)
  dome(15, -30, 4.6, 8, 11, 1.1)
  // The body, the shaded flank on the right, the gable with the niche.
  p(MID, 'M-22 0V-31H20V0Z')
  p(LIT, 'M-22 0V-31H-12V0Z')
  p(DIM, 'M12 0V-31H20V0Z')
  p(LIT, 'M-22.500 -31H20.500V-32.400H-22.500Z')
  p(
    DEEP,
    'M-19 -14V-22A1.600 1.600 0 0 1 -15.800 -22V-14ZM14.400 -14V-22A1.400 1.400 0 0 1 17.200 -22V-14Z',
  )
  dome(0, -38, 8.6, 11, 24, 1.9)
  p(MID, 'M-9.600 -30V-39L0 -46L9.600 -39V-30Z')
  p(LIT, 'M-9.600 -30V-39L0 -46L1 -45L-6 -39.600V-30Z')
  p(DEEP, 'M-2.200 -32V-39A2.200 2.200 0 0 1 2.200 -39V-32Z')
  p(LIT, 'M-0.800 -32C-1 -35 -0.800 -37.600 0 -38.800C0.800 -37.600 1 -35 0.800 -32Z')
  // The porch with three arches, the two riders of bronze above it.
  p(MID, 'M-12.500 0V-19.500H12.500V0Z')
  p(LIT, 'M-12.500 0V-19.500H-9.600V0ZM-4.600 0V-14H-3.200V0ZM3.200 0V-14H4.600V0Z')
  p(LIT, 'M-13.200 -19.500H13.200V-21H-13.200Z')
  for (const x of [-7.4, 0, 7.4]) p('#5c5490', `M${x - 2.5} 0V-11A2.500 3 0 0 1 ${x + 2.5} -11V0Z`)
  for (const x of [-7.4, 0, 7.4])
    p('#ffc878', `M${x - 1} 0V-6.500A1 1.200 0 0 1 ${x + 1} -6.500V0Z`)
  for (const x of [-10.4, 10.4])
    p(
      '#5ca49c',
      `M${x - 2} -21V-23L${x - 1.6} -25H${x + 0.8}L${x + 1.6} -27L${x + 2.2} -25.600L${x + 1.6} -24V-21H${x + 1}V-23H${x - 1.2}V-21ZM${x - 0.6} -25L${x - 0.2} -28.400L${x + 0.5} -28.400L${x + 0.4} -25Z`,
    )
  p(LIT, 'M-26 0H24V2H-26Z')
  p(DIM, 'M10 0H24V2H10Z')
}
