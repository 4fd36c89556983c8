/**
 * Makes the site's font files from npm font packages: axes pinned, glyphs reduced to Italian. Letters of
 * other languages (Kyōto, Tromsø) go into files of their own, which only pages that show them load. Run by
 * hand when a package changes (needs Python's fonttools and brotli); the results are committed.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const packages = 'node_modules/@fontsource-variable'
const output = 'src/web/ui/fonts'
const work = mkdtempSync(join(tmpdir(), 'fonts-'))

/** Printable ASCII, accented letters of Italian and of similar names, quotes, dashes, euro, arrows. */
const italian =
  'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00C0,U+00C8,U+00C9,U+00CC,U+00D2,U+00D9,' +
  'U+00E0,U+00E1,U+00E8,U+00E9,U+00EA,U+00EC,U+00ED,U+00EE,U+00F1,U+00F2,U+00F3,U+00F4,U+00F6,U+00F9,U+00FA,' +
  'U+00FC,U+00E5,U+00F8,U+00D7,U+00BD,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+20AC,U+2212'

/** Headlines never contain brackets, slashes and the like: without them both files are under 25 kB. */
const headlines =
  'U+0020-0023,U+0025-003B,U+003F-0040,U+0041-005A,U+0061-007A,U+00A0,U+00B7,U+00C0,U+00C8,U+00C9,U+00CC,' +
  'U+00D2,U+00D9,U+00E0,U+00E1,U+00E8,U+00E9,U+00EC,U+00ED,U+00F1,U+00F2,U+00F3,U+00F9,U+00FA,U+2013,' +
  'U+2018,U+2019,U+201C,U+201D,U+2026,U+20AC,U+2212'

/** Latin-1 and Latin Extended-A; faces.css lists the characters of each file as `unicode-range`. */
const westernLetters = 'U+00A1-00FF'
const otherLetters = 'U+0100-017F'

const python = (...args) =>
  execFileSync(process.env.PYTHON ?? 'python3', ['-m', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

function make(source, axes, glyphs, features, name) {
  const pinned = join(work, `${name}.ttf`)
  python('fontTools.varLib.instancer', '-q', source, ...axes, '-o', pinned, '--no-overlap-flag')
  const target = join(output, `${name}.woff2`)
  python(
    'fontTools.subset',
    pinned,
    `--unicodes=${glyphs}`,
    `--layout-features=${features}`,
    '--flavor=woff2',
    '--desubroutinize',
    '--no-hinting',
    '--name-IDs=1,2',
    `--output-file=${target}`,
  )
  console.log(`${target}: ${statSync(target).size} bytes`)
}

const faces = [
  {
    source: `${packages}/bricolage-grotesque/files/bricolage-grotesque-{}-standard-normal.woff2`,
    axes: ['wght=700', 'wdth=86', 'opsz=40'],
    glyphs: headlines,
    name: 'bricolage-grotesque-700',
  },
  {
    source: `${packages}/figtree/files/figtree-{}-wght-normal.woff2`,
    axes: ['wght=400:700'],
    glyphs: italian,
    name: 'figtree-400-700',
  },
]

try {
  for (const { source, axes, glyphs, name } of faces) {
    const [latin, extended] = ['latin', 'latin-ext'].map((part) => source.replace('{}', part))
    make(latin, axes, glyphs, 'kern,tnum,lnum', name)
    make(latin, axes, westernLetters, 'kern', `${name}-western`)
    make(extended, axes, otherLetters, 'kern', `${name}-other`)
  }
} finally {
  rmSync(work, { recursive: true })
}
