import { Path2D } from '@napi-rs/canvas'

/**
 * A cloud of heaps on a flat base: groups of round heads, each group a bright outline with two shades that step away from the
 * light, so that they read as towers one before the other.
 * groups: lists of [x, y, r] from back to front; base: where all are cut; tones: [bright, middle, shade]; light: where it comes
 * from; step: how far the shades move.
 */
export function heapedCloud(k, groups, base, tones, { light = [-1, -0.7], step = 2 } = {}) {
  const n = Math.hypot(...light)
  const [dx, dy] = [(-light[0] / n) * step, (-light[1] / n) * step]
  k.save()
  k.beginPath()
  k.rect(-20, -60, 220, base + 60)
  k.clip()
  for (const heaps of groups) {
    const whole = new Path2D()
    for (const [x, y, r] of heaps) {
      whole.moveTo(x + r, y)
      whole.arc(x, y, r, 0, 7)
      whole.rect(x - r, y, r * 2, Math.max(0, base - y + 1))
    }
    k.save()
    k.clip(whole)
    k.fillStyle = tones[0]
    k.fill(whole)
    for (const [i, far] of [
      [1, 1],
      [2, 2.7],
    ]) {
      k.save()
      k.translate(dx * far, dy * far)
      k.fillStyle = tones[i]
      k.fill(whole)
      k.restore()
    }
    k.restore()
  }
  k.restore()
}
