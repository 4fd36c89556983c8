/** A grey picture, 0 black to 255 white. */
export type Grey = { width: number; height: number; data: Float32Array }

export function sample({ width, height, data }: Grey, x: number, y: number): number {
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return 0
  const left = Math.min(width - 2, Math.floor(x))
  const top = Math.min(height - 2, Math.floor(y))
  const [fx, fy] = [x - left, y - top]
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

/** Shrinks by averaging, so that thin strokes survive; never enlarges. */
export function shrink(image: Grey, most: number): Grey {
  const step = image.width / most
  if (step <= 1) return image
  const width = Math.floor(image.width / step)
  const height = Math.floor(image.height / step)
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [
      Math.floor(y * step),
      Math.max(Math.floor(y * step) + 1, Math.floor((y + 1) * step)),
    ]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [
        Math.floor(x * step),
        Math.max(Math.floor(x * step) + 1, Math.floor((x + 1) * step)),
      ]
      let sum = 0
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          sum += image.data[row * image.width + column] ?? 0
      data[y * width + x] = sum / ((bottom - top) * (right - left))
    }
  }
  return { width, height, data }
}

/** How dark each point is compared with its surroundings: removes shadow and glare, keeps print. */
export function inkOf({ width, height, data }: Grey, reach: number): Grey {
  const sums = summed(data, width, height, (value) => value)
  const squares = summed(data, width, height, (value) => value * value)
  const ink = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const count = (bottom - top) * (right - left)
      const box = (table: Float64Array) =>
        ((table[bottom * (width + 1) + right] ?? 0) -
          (table[top * (width + 1) + right] ?? 0) -
          (table[bottom * (width + 1) + left] ?? 0) +
          (table[top * (width + 1) + left] ?? 0)) /
        count
      const mean = box(sums)
      const spread = Math.sqrt(Math.max(0, box(squares) - mean * mean))
      const dark = (mean - (data[y * width + x] ?? 0)) / (spread + 14)
      ink[y * width + x] = Math.min(2, Math.max(0, dark))
    }
  }
  return { width, height, data: ink }
}

function summed(data: Float32Array, width: number, height: number, of: (value: number) => number) {
  const table = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += of(data[y * width + x] ?? 0)
      table[(y + 1) * (width + 1) + x + 1] = (table[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return table
}

/** Rotates the image about its centre by this angle (radians). */
export function turn(image: Grey, angle: number): Grey {
  const { width, height } = image
  const data = new Float32Array(width * height)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [width / 2, height / 2]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - middleX, y - middleY]
      data[y * width + x] = sample(
        image,
        middleX + cos * dx - sin * dy,
        middleY + sin * dx + cos * dy,
      )
    }
  }
  return { width, height, data }
}

/** The tilt of the text lines: the angle at which the rows of ink are sharpest. */
export function tiltOf(ink: Grey): number {
  const small = shrink(ink, 360)
  const sharpness = (angle: number) => {
    const rows = new Float64Array(small.height)
    const slope = Math.tan(angle)
    for (let y = 0; y < small.height; y += 1) {
      for (let x = 0; x < small.width; x += 1) {
        const dark = small.data[y * small.width + x] ?? 0
        if (dark <= 0.4) continue
        const row = Math.round(y - slope * (x - small.width / 2))
        if (row >= 0 && row < small.height) rows[row] = (rows[row] ?? 0) + dark
      }
    }
    return rows.reduce((sum, value, row) => sum + (value - (rows[row - 1] ?? 0)) ** 2, 0)
  }
  const best = (from: number, to: number, step: number) => {
    let [found, highest] = [from, -1]
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const score = sharpness((degrees * Math.PI) / 180)
      if (score > highest) [found, highest] = [degrees, score]
    }
    return found
  }
  const coarse = best(-12, 12, 0.5)
  return (best(coarse - 0.5, coarse + 0.5, 0.1) * Math.PI) / 180
}

/** Removes grain, keeps edges sharp enough: averages each point with its neighbours, 1 2 1 both ways. */
export function calmed({ width, height, data }: Grey): Grey {
  const pass = (from: Float32Array, step: number) =>
    from.map(
      (value, at) => ((from[at - step] ?? value) + 2 * value + (from[at + step] ?? value)) / 4,
    )
  return { width, height, data: pass(pass(data, 1), width) }
}
