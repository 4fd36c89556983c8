import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { licencesOf } from './licences.mjs'
import { ensureBuilt, ensureInstalled, fail, projectEnv, root } from './prepare.mjs'
import { neededPackages, releaseScripts } from './release-parts.mjs'

/**
 * `npm run release` packs the current state; `npm run release -- 1.2.0` (or patch, minor, major) first sets
 * the version and turns the changelog's heading "Next" into that version with its date. The result in
 * release/ starts with `npm start` without downloading or building anything.
 */
const kept = ['src', 'dist', 'public', 'docs', 'deploy', ...releaseScripts].concat(
  // Needed once more inside the release, to slim it down.
  ['scripts/prepare-release.mjs', 'scripts/release-parts.mjs'],
  ['package.json', 'package-lock.json', 'README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'LICENSE'],
  ['.env.example', 'Dockerfile', 'compose.yaml'],
)

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

function nameRelease(wanted) {
  const current = readJson('package.json').version
  const version = nextVersion(current, wanted)
  for (const file of ['package.json', 'package-lock.json']) {
    const content = readJson(file)
    content.version = version
    if (content.packages) content.packages[''].version = version
    writeFileSync(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`)
  }
  const changelog = path.join(root, 'CHANGELOG.md')
  const day = new Date().toISOString().slice(0, 10)
  const text = readFileSync(changelog, 'utf8')
  if (!text.includes('## Next\n'))
    throw new Error('CHANGELOG.md has no heading "Next": what is new?')
  writeFileSync(changelog, text.replace('## Next\n', `## Next\n\n## ${version}, ${day}\n`))
  return version
}

function nextVersion(current, wanted) {
  if (/^\d+\.\d+\.\d+$/.test(wanted)) return wanted
  const parts = current.split('.').map(Number)
  const at = ['major', 'minor', 'patch'].indexOf(wanted)
  if (at === -1) throw new Error('Which version? 1.2.3, patch, minor or major')
  return parts.map((part, index) => (index < at ? part : index === at ? part + 1 : 0)).join('.')
}

function copy(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of kept) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  // Copied one by one, because most installed packages only build and test.
  for (const source of neededPackages(root)) {
    cpSync(source, path.join(folder, path.relative(root, source)), {
      recursive: true,
      filter: (file) => !path.relative(source, file).split(path.sep).includes('node_modules'),
    })
  }
}

/** The software bill of materials (SBOM), limited to the packages in the release. */
function describeParts(folder) {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']
  const all = JSON.parse(inFolder(folder, 'npm', ['sbom', ...options, '--package-lock-only']))
  const here = new Set(
    [...neededPackages(folder)].map((part) => {
      const { name, version } = readJson(path.relative(root, path.join(part, 'package.json')))
      return `${name}@${version}`
    }),
  )
  const components = all.components.filter(({ name, group, version }) =>
    here.has(`${group ? `${group}/` : ''}${name}@${version}`),
  )
  const refs = new Set([all.metadata.component, ...components].map((part) => part['bom-ref']))
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((one) => ({ ...one, dependsOn: (one.dependsOn ?? []).filter((ref) => refs.has(ref)) }))
  return JSON.stringify({ ...all, components, dependencies }, null, 1)
}

const inFolder = (folder, command, args, env = {}) =>
  execFileSync(command, args, {
    cwd: folder,
    env: projectEnv(env),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

function commitOf() {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
}

async function main([wanted]) {
  await ensureInstalled()
  if (wanted) nameRelease(wanted)
  await ensureBuilt()
  const { version } = readJson('package.json')
  const name = `ondalta-viaggi-${version}`
  const folder = path.join(root, 'release', name)
  console.log('Copying …')
  copy(folder)
  const node = path.join(folder, 'node_modules', 'node', 'bin', 'node')
  const flags = ['--disable-warning=ExperimentalWarning']
  inFolder(folder, node, [...flags, 'scripts/prepare-release.mjs'], { RELEASE_COMMIT: commitOf() })
  console.log('Describing …')
  writeFileSync(path.join(folder, 'sbom.cdx.json'), describeParts(folder))
  const licences = licencesOf(path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'licences.txt'), licences.text)
  console.log('Packing …')
  const tarball = path.join(root, 'release', `${name}.tar.xz`)
  // No particular owner: the unpacked files belong to the user who unpacks them.
  const owner = ['--owner=0', '--group=0', '--numeric-owner']
  // The largest dictionary that can be unpacked with at most 70 MB of memory.
  inFolder(path.dirname(folder), 'tar', [...owner, '-cJf', tarball, name], { XZ_OPT: '-9' })
  const hash = createHash('sha256').update(readFileSync(tarball)).digest('hex')
  writeFileSync(`${tarball}.sha256`, `${hash}  ${name}.tar.xz\n`)
  rmSync(folder, { recursive: true, force: true })
  const megabytes = (statSync(tarball).size / 1_000_000).toFixed(1)
  console.log(
    `${tarball}, ${megabytes} MB\n${licences.count} packages in sbom and licences, sha256 ${hash}`,
  )
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  fail(error)
}
