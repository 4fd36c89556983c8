// npm run film: paints the intro film, five strangers who meet at dawn and are friends by night, and encodes it with ffmpeg.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { finishPlanes } from './core/finish.js'
import { smooth } from './core/noise.js'
import { hushAtSunset, toastAtNight } from './film-evening.js'
import { balloonAtSunrise, meetingAtDawn } from './film-morning.js'
import { leapAtNoon } from './film-noon.js'
import { balloonsAtDawn } from './scenes/bagan.js'
import { departureHall } from './scenes/departure.js'
import { auroraBand } from './scenes/north.js'
import { savannaDusk } from './scenes/savanna.js'
import { islet } from './scenes/shore.js'

const W = 1280
const H = 720
const FPS = 24
const SECONDS = 4
// A dip to navy of a quarter of a second: half at the end of a scene, half at the next start.
const DIP = 3
const NAVY = '#071627'

const scenes = [
  { paint: departureHall, cast: meetingAtDawn, pan: 1, zoom: 0.7 },
  { paint: (w, h, p) => balloonsAtDawn(w, h, p, true), cast: balloonAtSunrise, pan: -1, zoom: 1 },
  { paint: islet, cast: leapAtNoon, pan: 1, zoom: 0.6 },
  { paint: savannaDusk, cast: hushAtSunset, pan: 1, zoom: 1 },
  { paint: auroraBand, cast: toastAtNight, pan: -1, zoom: 0.8 },
]

const folder = fileURLToPath(new URL('../public/film', import.meta.url))
const master = `${folder}/master.mkv`

await mkdir(folder, { recursive: true })
await paintFrames()
await encode()
await rm(master)

async function paintFrames() {
  const ffmpeg = run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${W}x${H}`],
    ...[
      '-r',
      String(FPS),
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-qp',
      '0',
      master,
    ],
  ])
  const frames = Math.round(SECONDS * FPS)
  for (const [n, scene] of scenes.entries()) {
    const started = Date.now()
    const layers = paintPlanes(scene)
    for (let i = 0; i < frames; i++) {
      const canvas = frame(layers, scene, i / (frames - 1))
      dip(canvas, i, frames, n)
      const { data } = canvas.getContext('2d').getImageData(0, 0, W, H)
      if (!ffmpeg.stdin.write(Buffer.from(data.buffer))) await once(ffmpeg.stdin, 'drain')
    }
    console.log(`scene ${n + 1} of ${scenes.length}  ${Date.now() - started} ms`)
  }
  ffmpeg.stdin.end()
  await ended(ffmpeg)
}

function paintPlanes({ paint, cast }) {
  const scene = paint(W * 1.25, H * 1.25, (s) => {
    s.cuts = []
  })
  scene.cut(1)
  cast(scene)
  return finishPlanes(scene)
}

/** Each plane slides and grows by its nearness; the far sky hardly moves. */
function frame({ planes, bloom, power }, { pan, zoom }, t) {
  const canvas = createCanvas(W, H)
  const k = canvas.getContext('2d')
  k.imageSmoothingQuality = 'high'
  const box = (depth) => {
    const scale = 1.06 + zoom * (0.012 + 0.05 * depth) * t
    const [w, h] = [W * scale, H * scale]
    return [(W - w) / 2 + pan * (t - 0.5) * (8 + 56 * depth), (H - h) * 0.55, w, h]
  }
  const draw = (source, depth) => k.drawImage(source, ...box(depth))
  for (const { canvas: plane, depth, live } of planes) {
    draw(plane, depth)
    if (!live) continue
    const [x, y, w, h] = box(depth)
    k.save()
    k.translate(x, y)
    k.scale(w / 160, h / 90)
    live(k, t)
    k.restore()
  }
  k.globalCompositeOperation = 'screen'
  k.globalAlpha = power
  draw(bloom, 0.2)
  k.globalCompositeOperation = 'source-over'
  k.globalAlpha = 1
  return canvas
}

function dip(canvas, i, frames, n) {
  const rising = n === 0 ? 1 : smooth(-1, DIP, i)
  const falling = n === scenes.length - 1 ? 1 : smooth(frames, frames - DIP - 1, i)
  const dark = 1 - Math.min(rising, falling)
  if (dark <= 0) return
  const k = canvas.getContext('2d')
  k.globalAlpha = dark
  k.fillStyle = NAVY
  k.fillRect(0, 0, W, H)
  k.globalAlpha = 1
}

async function encode() {
  const input = ['-y', '-loglevel', 'error', '-i', master, '-an']
  const rate = ['-b:v', '580k', '-maxrate', '1100k', '-bufsize', '2000k']
  const x264 = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    '-passlogfile',
    `${folder}/pass`,
    ...rate,
  ]
  await ended(run('ffmpeg', [...input, ...x264, '-pass', '1', '-f', 'null', '/dev/null']))
  await ended(
    run('ffmpeg', [
      ...input,
      ...x264,
      '-pass',
      '2',
      '-movflags',
      '+faststart',
      `${folder}/intro.mp4`,
    ]),
  )
  await Promise.all(
    ['pass-0.log', 'pass-0.log.mbtree'].map((f) => rm(`${folder}/${f}`, { force: true })),
  )
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '39',
    '-cpu-used',
    '4',
    '-pix_fmt',
    'yuv420p',
  ]
  await ended(run('ffmpeg', [...input, ...vp9, '-row-mt', '1', `${folder}/intro.webm`]))
  for (const name of ['intro.mp4', 'intro.webm']) {
    const { size } = await stat(`${folder}/${name}`)
    console.log(`${name}  ${Math.round(size / 1000)} kB`)
  }
}

function run(command, args) {
  return spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] })
}

async function ended(child) {
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}`)
}
