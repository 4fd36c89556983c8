import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A royal palm at x, y, `high` tall: pale trunk, green shaft, crown of drooping fronds. */
export function royalPalm(k, x, y, high, tones, seed) {
  const r = random(seed)
  const q = high / 20
  const [top, sway] = [y - high * 0.74, (r() - 0.5) * high * 0.06]
  path(
    k,
    tones[3],
    `M${x - 0.62 * q} ${y}C${x - 0.9 * q} ${y - high * 0.3} ${x + sway - 0.4 * q} ${y - high * 0.5} ${x + sway - 0.34 * q} ${top}H${x + sway + 0.34 * q}C${x + sway + 0.5 * q} ${y - high * 0.5} ${x + 0.7 * q} ${y - high * 0.3} ${x + 0.62 * q} ${y}Z`,
  )
  path(
    k,
    tones[4],
    `M${x} ${y}C${x} ${y - high * 0.3} ${x + sway + 0.1 * q} ${y - high * 0.5} ${x + sway + 0.05 * q} ${top}H${x + sway + 0.34 * q}C${x + sway + 0.5 * q} ${y - high * 0.5} ${x + 0.7 * q} ${y - high * 0.3} ${x + 0.62 * q} ${y}Z`,
  )
  path(
    k,
    tones[1],
    `M${x + sway - 0.36 * q} ${top}L${x + sway - 0.26 * q} ${top - 2 * q}H${x + sway + 0.26 * q}L${x + sway + 0.36 * q} ${top}Z`,
  )
  const [cx, cy] = [x + sway, top - 1.8 * q]
  const n = 13
  for (let i = 0; i < n; i++) {
    const a = ((i * 5) % n) / (n - 1)
    const turn = -2.9 + a * 2.66 + (r() - 0.5) * 0.16
    const l = q * (5 + r() * 1.6)
    const [mx, my] = [cx + Math.cos(turn) * l * 0.62, cy + Math.sin(turn) * l * 0.62 - q * 0.6]
    const [ex, ey] = [
      cx + Math.cos(turn) * l * 1.06,
      cy + Math.sin(turn) * l * 0.5 + q * (1.1 + Math.abs(Math.cos(turn)) * 1.6),
    ]
    const w = q * 0.95
    const right = Math.cos(turn) > 0
    path(
      k,
      tones[i % 2 ? 1 : right ? 0 : 2],
      `M${cx} ${cy}Q${mx - w * 0.2} ${my - w} ${ex} ${ey}Q${mx + (right ? -w : w) * 0.6} ${my + w * 0.9} ${cx} ${cy}Z`,
    )
    // Cuts between the leaflets.
    for (let j = 2; j < 6; j++) {
      const t = j / 6.5
      const px = (1 - t) ** 2 * cx + 2 * t * (1 - t) * mx + t * t * ex
      const py = (1 - t) ** 2 * cy + 2 * t * (1 - t) * my + t * t * ey
      path(
        k,
        tones[i % 2 ? 1 : right ? 0 : 2],
        `M${px - 0.3 * q} ${py}L${px + (right ? 0.5 : -0.5) * q} ${py + 1.3 * q}L${px + 0.3 * q} ${py}Z`,
      )
    }
  }
}

/** A rooster, its foot at 0, 8 units tall, looking right; tones: body, breast, wing, tail and tail. */
export function rooster(k, [BODY, BREAST, WING, TAIL, TAIL2]) {
  stroke(k, '#e8a43c', 0.4, 'M-0.300 -2.400V0M0.900 -2.400V0M-0.300 0H0.500M0.900 0H1.700')
  path(
    k,
    TAIL,
    'M-1.800 -3.200C-3.600 -4 -5.400 -3.200 -5.400 -1.200C-6.400 -3.400 -6 -6.400 -3.600 -7.200C-4 -6.200 -3 -4.800 -1.400 -4.200Z',
  )
  path(
    k,
    TAIL2,
    'M-1.600 -3.600C-3 -5 -4.800 -4.800 -5 -2.600C-5.800 -5.400 -4.200 -7.800 -2 -7.400C-3 -6.600 -2.400 -5.200 -0.800 -4.600Z',
  )
  path(
    k,
    BODY,
    'M-2.200 -3.400C-1.600 -4.600 0.200 -4.800 1 -5.600C1.500 -6.200 1.500 -7.400 2.200 -7.800C3 -8 3.600 -7.400 3.400 -6.600C3.200 -5.400 3.300 -4.200 2.600 -3.200C1.800 -2 -0.600 -1.800 -1.600 -2.600Z',
  )
  path(
    k,
    BREAST,
    'M3.400 -6.400C3.200 -5.400 3.300 -4.200 2.600 -3.200C2.200 -2.700 1.500 -2.300 0.700 -2.200C1.700 -3.200 2 -4.400 1.900 -5.600Z',
  )
  path(
    k,
    WING,
    'M-1.700 -3.400C-0.600 -4.200 0.800 -4.200 1.500 -3.900C1.300 -2.900 -0.200 -2.500 -1.300 -2.800Z',
  )
  path(
    k,
    '#e03c48',
    'M1.800 -7.700C1.700 -8.500 2.100 -8.500 2.200 -8.100C2.400 -8.900 2.800 -8.700 2.800 -8.100C3.100 -8.600 3.400 -8.300 3.300 -7.700ZM3.100 -6.700C3.700 -6.500 3.700 -5.500 3.300 -5.300C2.900 -5.700 2.900 -6.300 3.100 -6.700Z',
  )
  path(k, '#f4b43c', 'M3.400 -7.200L4.200 -6.900L3.400 -6.600Z')
  path(k, '#2c1c34', 'M2.700 -7.200a0.160 0.160 0 1 0 0.320 0a0.160 0.160 0 1 0 -0.320 0Z')
}

/** A car of the fifties from its side, heading left; 25 units long. */
export function oldCar(k, [LIT, MID, DARK, ROOF]) {
  path(k, 'rgba(60,32,84,.55)', 'M-13 -0.500H11L8 0.800H-19L-16 -0.300Z')
  path(k, '#2c3c64', 'M-4.600 -4.600L-2.200 -7.600H5.600L8.400 -4.600Z')
  path(
    k,
    '#8cc0c8',
    'M-3.800 -4.600L-1.900 -7.100H1V-4.600ZM1.500 -7.100H5.200L7.200 -4.600H1.500Z',
  )
  path(
    k,
    ROOF,
    'M-2.500 -7.300C-1.500 -8.200 4.800 -8.200 5.900 -7.300L6.600 -6.700C3 -7.300 0.600 -7.300 -2.900 -6.800Z',
  )
  path(
    k,
    MID,
    'M-12.400 -1.200C-12.600 -3.200 -12 -4.300 -10 -4.500C-8 -4.900 -6 -5 -4.600 -4.800H8L12.600 -5.600C12.900 -5.200 12.300 -4.200 12.500 -1.400H-12.400Z',
  )
  path(
    k,
    LIT,
    'M-12.200 -3.600C-11.800 -4.300 -11 -4.400 -10 -4.500C-8 -4.900 -6 -5 -4.600 -4.800H8L12.600 -5.600C12.800 -5.300 12.600 -4.800 12.500 -4.200C6 -3.400 -6 -3.800 -12.200 -3.600Z',
  )
  path(k, ROOF, 'M-3 -3.500H12.400L12.300 -2.500H1Z')
  path(k, DARK, 'M-12.400 -1.600H12.500L12.200 -0.800H-12Z')
  path(
    k,
    '#f4f0e4',
    'M-13 -1.900H-10.600V-1.200H-13ZM10.800 -1.900H13V-1.200H10.800ZM-12.300 -3.300a0.550 0.600 0 1 0 1.100 0a0.550 0.600 0 1 0 -1.100 0Z',
  )
  path(k, '#e0485c', 'M12.100 -4.600H12.700V-3.400H12.200Z')
  for (const x of [-7.6, 7.4]) {
    path(k, '#241c44', `M${x - 1.8} -1.500a1.800 1.700 0 1 0 3.600 0a1.800 1.700 0 1 0 -3.600 0Z`)
    path(k, '#fff4e0', `M${x - 1.2} -1.500a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0 -2.400 0Z`)
    path(k, '#8c98ac', `M${x - 0.6} -1.500a0.600 0.600 0 1 0 1.200 0a0.600 0.600 0 1 0 -1.200 0Z`)
  }
}
