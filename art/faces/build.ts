/**
 * Paints the portraits into public/faces and lists them in src/content/faces.ts.
 * `node faces/build.ts` paints everybody, `node faces/build.ts f03 luca-neri` only those named.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { projectPath, versioned, writeChanged } from './encode.ts'
import { GUESTS } from './guests.ts'
import type { Person } from './person.ts'
import { AVATAR, type Framing, PORTRAIT, paintPortrait } from './portrait.ts'
import { TEAM, TEAM_ALT } from './team.ts'

const TEAM_WIDTHS = [240, 480, 720] as const
const AVATAR_WIDTH = 160
const AVATAR_BUDGET = 5 * 1024

const painted = (person: Person, framing: Framing) =>
  sharp(paintPortrait(person, framing).toBuffer('image/png'))

async function buildTeamMember(person: Person) {
  const master = painted(person, PORTRAIT)
  for (const width of TEAM_WIDTHS) {
    const sized = master.clone().resize(width)
    const file = projectPath(`public/faces/${person.id}-${width}`)
    writeChanged(`${file}.avif`, await sized.clone().avif({ quality: 58, effort: 6 }).toBuffer())
    writeChanged(`${file}.webp`, await sized.clone().webp({ quality: 80, effort: 6 }).toBuffer())
  }
}

async function buildAvatar(person: Person) {
  const sized = painted(person, AVATAR).resize(AVATAR_WIDTH)
  for (const quality of [86, 80, 74, 68, 60]) {
    const data = await sized.clone().webp({ quality, effort: 6 }).toBuffer()
    if (data.length > AVATAR_BUDGET) continue
    writeChanged(projectPath(`public/faces/${person.id}.webp`), data)
    return
  }
  throw new Error(`${person.id} does not fit into ${AVATAR_BUDGET} bytes`)
}

const srcset = (person: Person, format: string) =>
  TEAM_WIDTHS.map((width) => `${versioned(`/faces/${person.id}-${width}.${format}`)} ${width}w`)

const list = (items: string[]) => items.map((item) => `'${item}',`).join('\n      ')

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`)

const teamEntry = (person: Person) => `  '${person.id}': {
    src: '${versioned(`/faces/${person.id}-480.webp`)}',
    width: 480,
    height: 600,
    avif: [
      ${list(srcset(person, 'avif'))}
    ].join(', '),
    webp: [
      ${list(srcset(person, 'webp'))}
    ].join(', '),
    tone: '${person.sky[1]}',
    age: ${person.age},
    alt: ${quoted(TEAM_ALT[person.id] ?? '')},
  },`

const avatarEntry = (person: Person) =>
  `  ${person.id}: { src: '${versioned(`/faces/${person.id}.webp`)}', age: ${person.age} },`

const contentFile =
  () => `/** Painted people. Written by art/faces/build.ts: change the painting there, not the list here. */

export interface Face {
  /** Address of the picture, with the hash of its content. */
  src: string
  /** Approximate age, to match a face with the person who speaks. */
  age: number
  /** Absent where the name stands beside the picture: use an empty alternative text. */
  alt?: string
}

export interface TeamPortrait extends Face {
  alt: string
  width: number
  height: number
  /** \`srcset\` values, 240, 480 and 720 pixels wide, in proportion 4:5. */
  avif: string
  webp: string
  /** Main colour, shown until the picture arrives. */
  tone: string
}

export const teamPortraits = {
${TEAM.map(teamEntry).join('\n')}
} as const satisfies Record<string, TeamPortrait>

export type TeamPortraitId = keyof typeof teamPortraits

/** Review authors: f for women, m for men, square, 160 pixels. */
export const avatars = {
${GUESTS.map(avatarEntry).join('\n')}
} as const satisfies Record<string, Face>

export type AvatarId = keyof typeof avatars
`

function assertDistinct() {
  const hashes = GUESTS.map(({ id }) =>
    createHash('sha256')
      .update(readFileSync(projectPath(`public/faces/${id}.webp`)))
      .digest('hex'),
  )
  if (new Set(hashes).size !== GUESTS.length) throw new Error('Two avatars are the same picture')
}

const wanted = new Set(process.argv.slice(2))
const chosen = (person: Person) => wanted.size === 0 || wanted.has(person.id)
for (const person of TEAM.filter(chosen)) await buildTeamMember(person)
for (const person of GUESTS.filter(chosen)) await buildAvatar(person)
assertDistinct()
writeChanged(projectPath('src/content/faces.ts'), contentFile())
