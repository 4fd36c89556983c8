import { cut } from './cutout.js'
import { oval } from './near-faces.js'

// Smooth-coated otters of Marina Bay, brown with a cream throat; the water stands at 0, the light behind them.

const [COAT, DARK, LIT, CREAM] = ['#8a5440', '#54303c', '#d89860', '#f8dcb0']

/** A head in three quarters, looking right, its middle at 0; 12 wide. */
function otterHead(k, { eyes = 'open', mouth = 'shut' } = {}) {
  cut(
    k,
    `${DARK} M-5.500 -3.200C-6.600 -5.500 -4 -6.600 -3 -4.800ZM4 -4.400C5 -6.200 7 -5 6 -3.200Z
${COAT} M-6 0.500C-6.500 -4 -2.500 -6 1 -6C5 -6 7.500 -3.500 7.500 0C8.500 2 8 4.500 5.500 5C1.500 5.800 -5.500 5 -6 0.500Z
${LIT} M-5.800 -1.500C-5.500 -4.600 -2 -6 1 -6C3 -6 4.600 -5.400 5.800 -4.300C3 -4.800 -2 -5 -5.800 -1.500Z
${CREAM} M-5.600 2C-3 3.500 0 1.500 3 1.500C5 1 7 1 7.900 2C8.300 4 7.500 4.700 5.500 5C1.500 5.800 -4.500 5.200 -5.600 2Z`,
  )
  if (mouth === 'open')
    cut(
      k,
      `#6a1830 M2 3.200C3.600 3.600 5.600 3.600 7 3C6.800 5.400 5.600 6.200 4.400 6.200C3.200 6.200 2.200 5 2 3.200Z
#ff8c94 M3 5C4 4.400 5.200 4.400 6.200 4.900C5.700 5.900 5 6.200 4.400 6.200C3.800 6.200 3.300 5.700 3 5Z`,
    )
  else cut(k, `${DARK} 0.45 M2.200 3.200Q3.800 4.300 5 3.100Q6 4 7.200 2.900`)
  oval(k, '#2a1830', 5.2, 1.4, 1.5, 1)
  oval(k, '#fffaf0', 4.8, 1, 0.4, 0.28)
  for (const x of [0.8, 5.6])
    if (eyes === 'shut') cut(k, `#2a1830 0.6 M${x - 1} -1Q${x} -2.200 ${x + 1} -1`)
    else {
      oval(k, '#2a1830', x, -1.2, 0.85, 1)
      oval(k, '#ffffff', x + 0.25, -1.6, 0.3)
    }
  cut(
    k,
    '#fff0d8 0.22 M2.500 2.400L-3.500 2.600M2.500 2.900L-2.800 4.400M7.400 2.300L11.500 1.600M7.400 2.700L11.300 3.600',
  )
}

const ripple = `#ffffff 0.5 M-17 2.200C-8 3.800 8 3.800 18 1.600
#ffffff 0.35 M-11 4.600C-4 5.800 6 5.600 12 4.300`

/** It swims: head, hump of the back, tip of the tail. */
export function swimmingOtter(k, look) {
  cut(
    k,
    `${DARK} M-31 0.600C-28 -2.600 -24 -2.400 -21 0.600Z
${COAT} M-18 0.800C-13 -5.500 -4 -7 6 -3L9 0.800Z
${LIT} M-15.500 -2C-11 -6.300 -3 -6.800 5 -3.400C-2 -4.800 -10 -4.400 -15.500 -2Z
#0c5c6c 0.6 M-32 1C-20 2.200 6 2.200 16 0.600`,
  )
  k.save()
  k.translate(8, -3.4)
  otterHead(k, look)
  k.restore()
  cut(
    k,
    `#c8f0dc M-1 1.200C2 -0.400 4 2.600 7 1C10 3 13 -0.200 17 0.800C14 3.200 2 3.600 -1 1.200Z\n${ripple}`,
  )
}

/** It floats on its back with its breakfast on its breast, feet up on the left. */
export function floatingOtter(k) {
  cut(
    k,
    `${DARK} M-25 0.500C-23 -4 -20 -5.500 -18 -4L-17 0.500Z
${COAT} M-21 1C-18 -6.500 -4 -7 4 -4.500L8 1.500C0 4 -14 4 -21 1Z
${CREAM} M-17 -2.200C-12 -5.400 -4 -5.600 3 -4L5 -0.400C-2 0.600 -11 0.400 -17 -2.200Z
${COAT} M-19.500 -1C-22.500 -3.500 -22 -7 -19.800 -8C-18.600 -6.500 -17.500 -4.500 -16.500 -2.500Z
${DARK} M-16 -2C-18.500 -5 -17.500 -7.600 -15.500 -8.400C-14.600 -6.600 -13.600 -5 -13.400 -2.600Z`,
  )
  k.save()
  k.translate(9, -3)
  k.rotate(-0.35)
  otterHead(k, { eyes: 'shut', mouth: 'open' })
  k.restore()
  cut(
    k,
    `- the fish between its paws
#38808c M-11 -6.500C-7 -9.500 -1 -9.500 3 -6.500C-1 -4.500 -7 -4.500 -11 -6.500L-14 -9L-14.500 -4.500Z
#e4f8ec M-10 -6.300C-6 -5.500 -1 -5.600 3 -6.500C-1 -4.500 -7 -4.500 -10 -6.300Z
#1c2840 M0 -7a0.500 0.500 0 1 0 1 0a0.500 0.500 0 1 0 -1 0Z
${COAT} M-2 -3C-3.500 -5 -3.500 -7.500 -2 -8.500C0 -8.500 0.500 -6.500 0 -5L2.500 -2.500Z
${DARK} M-8 -3.400C-9 -5.500 -8.500 -7.500 -7 -8.300C-5.500 -7.800 -5.400 -6 -5.800 -4.800L-4.500 -3Z
#c8f0dc M-24 1C-19 -0.600 -16 3 -11 1.400C-6 3.600 -1 0.600 5 2C9 0.400 13 2.600 17 0.800C12 4.400 -16 4.600 -24 1Z
${ripple}`,
  )
}
