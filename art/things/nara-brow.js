// Who and what stands on the brow over Nara: somebody who bows, plumes of pampas grass.
import { blend } from '../core/colour.js'
import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Somebody in a long coat who bows as one bows here: legs straight, back straight, hands on the thighs. One unit is a head, seven high. */
export function bower(k, [skin, coat, low, hair, scarf]) {
  const pale = blend(coat, '#ffb060', 0.34)
  path(k, low, 'M-0.900 -2.400L-0.640 -0.200H-0.200L0.060 -2.400Z')
  path(k, blend(low, '#ffb060', 0.2), 'M-0.300 -2.400L-0.160 -0.200H0.260L0.420 -2.400Z')
  path(k, hair, 'M-0.680 0V-0.560H-0.160C-0.060 -0.260 0.220 -0.240 0.280 0Z')
  path(k, hair, 'M-0.200 0V-0.560H0.320C0.400 -0.260 0.700 -0.240 0.780 0Z')
  path(
    k,
    coat,
    'M0.940 -6C0.300 -5.480 -0.460 -4.700 -0.920 -4C-1.240 -3.300 -1.300 -2.600 -1.240 -1.760L0.540 -1.640C0.640 -2.400 0.600 -3 0.520 -3.560C0.900 -4.040 1.360 -4.460 1.720 -4.960C1.880 -5.500 1.400 -6.100 0.940 -6Z',
  )
  // The arm hangs from the shoulder to the thigh.
  path(
    k,
    pale,
    'M1.060 -5.400C0.760 -5.300 0.500 -4.700 0.400 -4.220L0.380 -3.080L0.760 -3.080L0.860 -4.040C1.080 -4.300 1.380 -4.760 1.440 -5.060C1.440 -5.340 1.260 -5.460 1.060 -5.400Z',
  )
  path(
    k,
    skin,
    'M0.380 -3.120H0.760C0.800 -2.800 0.740 -2.520 0.600 -2.500C0.440 -2.540 0.360 -2.800 0.380 -3.120Z',
  )
  k.save()
  k.translate(1.92, -6.02)
  k.rotate(0.86)
  path(k, skin, 'M-0.240 0.200L-0.200 0.900H0.200L0.160 0.200Z')
  path(
    k,
    skin,
    'M-0.400 -0.060C-0.400 -0.420 -0.220 -0.560 0.020 -0.560C0.280 -0.560 0.420 -0.380 0.420 -0.160L0.560 0.080L0.400 0.140C0.400 0.340 0.280 0.520 0.060 0.520C-0.180 0.520 -0.400 0.260 -0.400 -0.060Z',
  )
  path(
    k,
    hair,
    'M0.440 -0.300C0.220 -0.320 0.060 -0.240 0 -0.020C-0.080 0.100 -0.140 0.240 -0.240 0.400C-0.500 0.200 -0.560 -0.200 -0.420 -0.460C-0.260 -0.720 0.320 -0.740 0.440 -0.300ZM-0.900 -0.300a0.280 0.280 0 1 0 0.560 0a0.280 0.280 0 1 0 -0.560 0Z',
  )
  path(k, scarf, 'M-0.460 0.460Q0 0.700 0.420 0.420L0.520 0.780Q0 1.100 -0.560 0.860Z')
  k.restore()
  path(k, scarf, 'M1.560 -5.160L1.960 -5.040L1.900 -3.800L1.560 -3.840Z')
}

/** One plume of pampas grass: a bent stalk, strands that leave its head together and hang over to the side of the wind. */
export function plume(k, x, y, h, bend, [stalk, body, lit], seed) {
  const r = random(seed)
  const [tx, ty] = [x + bend * h, y - h]
  stroke(
    k,
    stalk,
    0.09 * h ** 0.35,
    `M${x} ${y}Q${x + bend * h * 0.15} ${y - h * 0.55} ${tx} ${ty}`,
  )
  const l = 5 + h * 0.13
  for (let i = 0; i < 11; i++) {
    const t = i / 10
    const back = (i % 3) * 0.09 * l
    const [sx, sy] = [tx - bend * back, ty + back]
    const a = -1.75 + t * 1.55 + bend * 0.6 + (r() - 0.5) * 0.16
    const far = l * (0.72 + 0.34 * Math.sin(Math.PI * (0.25 + t * 0.6)) - 0.2 * t + r() * 0.14)
    const [mx, my] = [sx + Math.cos(a - 0.25) * far * 0.55, sy + Math.sin(a - 0.25) * far * 0.55]
    const [ex, ey] = [sx + Math.cos(a + 0.4) * far, sy + Math.sin(a + 0.4) * far]
    const [nx, ny] = [-Math.sin(a) * far * 0.09, Math.cos(a) * far * 0.09]
    path(
      k,
      i % 3 === 0 ? body : i % 3 === 1 ? lit : blend(body, lit, 0.5),
      `M${sx} ${sy}Q${mx - nx} ${my - ny} ${ex} ${ey}Q${mx + nx} ${my + ny} ${sx} ${sy}Z`,
    )
  }
}

/** A long blade that rises and bends over. */
export function blade(k, c, x, y, h, bend, w) {
  path(
    k,
    c,
    `M${x - w} ${y}Q${x + bend * h * 0.1} ${y - h * 0.8} ${x + bend * h} ${y - h * 0.8}Q${x + bend * h * 0.2} ${y - h * 0.62} ${x + w} ${y}Z`,
  )
}
