// The pink castle of the park by night, lit from below on its left, on a field of 160 × 90 points.

import { fill } from '../core/field.js'

const WALL = { lit: '#ffdccb', face: '#efa9ae', side: '#a8668f', dark: '#7c4a7c' }
const ROOF = { lit: '#6fa6d8', face: '#3f6db4', side: '#263f84' }
const GOLD = '#ffd36a'
const LIGHT = '#fff0b4'

const box = (k, c, x, y, w, h) => {
  k.fillStyle = c
  k.fillRect(x, y, w, h)
}

function arch(k, c, x, foot, w, h) {
  k.fillStyle = c
  k.beginPath()
  k.moveTo(x - w / 2, foot)
  k.lineTo(x - w / 2, foot - h + w * 0.5)
  k.quadraticCurveTo(x - w / 2, foot - h + w * 0.1, x, foot - h)
  k.quadraticCurveTo(x + w / 2, foot - h + w * 0.1, x + w / 2, foot - h + w * 0.5)
  k.lineTo(x + w / 2, foot)
  k.fill()
}

function cone(k, x, y, w, h) {
  // A roof like a witch's hat: hollow sides, a brim.
  const curve = (a, b, c) => {
    k.fillStyle = c
    k.beginPath()
    k.moveTo(x + a * w, y)
    k.quadraticCurveTo(x + a * w * 0.34, y - h * 0.42, x, y - h)
    k.quadraticCurveTo(x + b * w * 0.34, y - h * 0.42, x + b * w, y)
    k.quadraticCurveTo(x, y + w * 0.14, x + a * w, y)
    k.fill()
  }
  curve(-0.64, 0.64, ROOF.face)
  curve(-0.64, -0.2, ROOF.lit)
  curve(0.2, 0.64, ROOF.side)
  k.strokeStyle = GOLD
  k.lineWidth = 0.18
  for (const t of [0.2, 0.42]) {
    const half = w * 0.64 * (1 - t) ** 1.7
    k.beginPath()
    k.moveTo(x - half, y - h * t)
    k.quadraticCurveTo(x, y - h * t + w * 0.1, x + half, y - h * t)
    k.stroke()
  }
  box(k, GOLD, x - 0.14, y - h - 1.6, 0.28, 2)
  k.fillStyle = GOLD
  k.beginPath()
  k.arc(x, y - h - 0.2, 0.34, 0, 7)
  k.fill()
}

/** A round tower: three tones, a corbelled collar, lit windows, a pointed hat. */
function tower(k, { x, foot, w, top, roof }) {
  box(k, WALL.face, x - w / 2, top, w, foot - top)
  box(k, WALL.lit, x - w / 2, top, w * 0.3, foot - top)
  box(k, WALL.side, x + w * 0.18, top, w * 0.32, foot - top)
  for (let y = top + 4; y < foot - 3; y += 6.5) arch(k, LIGHT, x - w * 0.06, y + 2.6, w * 0.17, 2.6)
  const c = w * 0.62
  fill(k, WALL.dark, [
    [x - w / 2, top + 1.7],
    [x - c, top + 0.3],
    [x + c, top + 0.3],
    [x + w / 2, top + 1.7],
  ])
  box(k, WALL.face, x - c, top - 1.4, c * 2, 1.8)
  box(k, WALL.lit, x - c, top - 1.4, c * 0.7, 1.8)
  box(k, WALL.side, x + c * 0.36, top - 1.4, c * 0.64, 1.8)
  cone(k, x, top - 1.3, w * 1.12, roof)
}

/** A wall with battlements between two ends. */
function rampart(k, x0, x1, top, foot) {
  box(k, WALL.face, x0, top, x1 - x0, foot - top)
  const run = k.createLinearGradient(0, top, 0, foot)
  run.addColorStop(0, '#7c4a7c90')
  run.addColorStop(1, '#ffdccb60')
  k.fillStyle = run
  k.fillRect(x0, top, x1 - x0, foot - top)
  for (let x = x0; x < x1 - 0.6; x += 1.7) {
    box(k, WALL.face, x, top - 1, 0.95, 1.1)
    box(k, WALL.lit, x, top - 1, 0.3, 1.1)
  }
}

/** A steep roof with its gable to the viewer. */
function gable(k, x, w, foot, h) {
  fill(k, ROOF.side, [
    [x, foot - h],
    [x + w * 0.62, foot - h],
    [x + w * 1.1, foot],
    [x, foot],
  ])
  fill(k, ROOF.face, [
    [x - w * 0.62, foot - h],
    [x, foot - h],
    [x, foot],
    [x - w * 1.1, foot],
  ])
  fill(k, WALL.lit, [
    [x - w * 0.4, foot],
    [x, foot - h * 1.12],
    [x + w * 0.4, foot],
  ])
  fill(k, WALL.side, [
    [x + w * 0.06, foot],
    [x, foot - h * 1.12],
    [x + w * 0.4, foot],
  ])
  arch(k, LIGHT, x, foot - 0.6, w * 0.16, h * 0.5)
}

/** Trees cut into cubes stand on the rock, as the gardeners of the park keep them. */
function cubes(k) {
  for (const [x, y, q] of [
    [60, 66, 3],
    [65.4, 63.6, 3.2],
    [70, 60.6, 3],
    [66, 68.6, 3.6],
    [73, 66.4, 3.4],
    [79.4, 67.6, 3],
    [119, 67.6, 3],
    [125.6, 66.4, 3.4],
    [131.4, 63.4, 3.2],
    [137, 67, 3.4],
    [130.6, 69, 3.6],
    [142, 69.4, 3],
  ]) {
    box(k, '#3a2c44', x - 0.25, y - 0.6, 0.5, 2)
    box(k, '#2f6f5c', x - q / 2, y - q, q, q)
    box(k, '#5a9a68', x - q / 2, y - q, q * 0.34, q)
    box(k, '#1d4a50', x + q * 0.22, y - q, q * 0.28, q)
  }
}

export function fairyCastle(k) {
  tower(k, { x: 99, foot: 60, w: 6.4, top: 27, roof: 21 })
  tower(k, { x: 92, foot: 60, w: 4, top: 33.4, roof: 12 })
  tower(k, { x: 105.6, foot: 60, w: 3.8, top: 37, roof: 11 })
  tower(k, { x: 84.6, foot: 62, w: 5.2, top: 42, roof: 13 })
  tower(k, { x: 112.4, foot: 62, w: 5.6, top: 44.6, roof: 12 })
  box(k, WALL.face, 87, 45, 23, 20)
  box(k, WALL.side, 101, 45, 9, 20)
  gable(k, 96, 12, 46.5, 9.4)
  for (const x of [89.6, 93, 99.4, 103, 106.6]) arch(k, LIGHT, x, 53.4, 1.1, 3.6)
  tower(k, { x: 77.4, foot: 67, w: 4.6, top: 52, roof: 10 })
  tower(k, { x: 119.4, foot: 67, w: 4.6, top: 52.6, roof: 9.6 })
  rampart(k, 72, 126, 58.6, 69)
  for (const x of [81, 84.4, 110.4, 114]) arch(k, LIGHT, x, 64.6, 1, 3)
  tower(k, { x: 71.6, foot: 68, w: 4, top: 57.4, roof: 8 })
  tower(k, { x: 126.4, foot: 68, w: 4, top: 57.8, roof: 8 })
  tower(k, { x: 89, foot: 69, w: 5.4, top: 53, roof: 10.6 })
  tower(k, { x: 104.4, foot: 69, w: 5.4, top: 53, roof: 10.6 })
  rampart(k, 91, 102.4, 56.4, 69)
  arch(k, '#5d3260', 96.7, 69, 6.6, 9)
  arch(k, '#ffd98a', 96.9, 69, 4.8, 7.4)
  // The rock it stands on.
  fill(k, '#5b4a78', [
    [54, 71.4],
    [57, 68],
    [62, 66.4],
    [64, 64],
    [68, 63.4],
    [70, 61],
    [73, 64],
    [75, 67],
    [86, 68.4],
    [107, 68.4],
    [121, 67.4],
    [124, 64.6],
    [129, 63.8],
    [134, 64.6],
    [136, 67.4],
    [143, 69],
    [147, 71.4],
  ])
  fill(k, '#8a6690', [
    [57, 68],
    [62, 66.4],
    [64, 64],
    [66, 63.8],
    [63, 68],
    [60, 71.4],
    [54, 71.4],
  ])
  fill(k, '#8a6690', [
    [108, 69],
    [121, 67.4],
    [124, 64.6],
    [126, 65],
    [122, 69],
    [116, 71.4],
    [107, 71.4],
  ])
  cubes(k)
}
