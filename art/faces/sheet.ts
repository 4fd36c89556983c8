/** Lays the finished files out large and small, as the pages show them: `node faces/sheet.ts`. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { projectPath, writeChanged } from './encode.ts'
import { GUESTS } from './guests.ts'
import { TEAM } from './team.ts'

const PAPER = '#f8f5f0'

async function teamSheet() {
  const canvas = createCanvas(TEAM.length * 520 + 40, 1000)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  for (const [i, { id }] of TEAM.entries()) {
    const picture = await loadImage(projectPath(`public/faces/${id}-480.avif`))
    ctx.drawImage(picture, 40 + i * 520, 40, 480, 600)
    ctx.drawImage(picture, 40 + i * 520, 670, 236, 295)
    ctx.drawImage(picture, 296 + i * 520, 670, 118, 148)
  }
  writeChanged(projectPath('art/out/faces-team.png'), canvas.toBuffer('image/png'))
}

async function avatarSheet() {
  const columns = 10
  const rows = Math.ceil(GUESTS.length / columns)
  const canvas = createCanvas(columns * 176 + 16, rows * 246 + 16)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  for (const [i, { id, age }] of GUESTS.entries()) {
    const picture = await loadImage(projectPath(`public/faces/${id}.webp`))
    const [x, y] = [16 + (i % columns) * 176, 16 + Math.floor(i / columns) * 246]
    ctx.drawImage(picture, x, y, 160, 160)
    ctx.save()
    ctx.beginPath()
    ctx.arc(x + 28, y + 196, 28, 0, Math.PI * 2)
    ctx.clip()
    ctx.drawImage(picture, x, y + 168, 56, 56)
    ctx.restore()
    ctx.fillStyle = '#0b2239'
    ctx.font = '16px sans-serif'
    ctx.fillText(`${id} · ${age}`, x + 70, y + 200)
  }
  writeChanged(projectPath('art/out/faces-avatars.png'), canvas.toBuffer('image/png'))
}

await teamSheet()
await avatarSheet()
