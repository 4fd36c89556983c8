import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './prepare.mjs'
import { slimDown } from './release-parts.mjs'

/**
 * The last step in a release folder: creates the template of the embedded database, removes everything not
 * needed at run time, and writes the file that marks a release. Run with the project's own Node.
 */
const { embeddedTemplate } = await import('../src/server/platform/db/embedded.ts')
await embeddedTemplate(path.join(root, '.cache'))
slimDown(root)
withoutSymbols(path.join(root, 'node_modules', 'node', 'bin', 'node'))
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const release = { version, commit: commit(), madeAt: new Date().toISOString() }
writeFileSync(path.join(root, 'release.json'), `${JSON.stringify(release, null, 1)}\n`)
process.exit(0)

/**
 * Node's binary contains debug symbols. Removed on Linux only: other systems sign the binary, which must stay
 * unchanged.
 */
function withoutSymbols(program) {
  if (process.platform !== 'linux') return
  const lean = `${program}.lean`
  try {
    execFileSync('strip', ['--strip-all', '-o', lean, program], { stdio: 'ignore' })
    execFileSync(lean, ['--version'], { stdio: 'ignore' })
    // Replaced by renaming, because the running file can't be overwritten.
    renameSync(lean, program)
  } catch {
    rmSync(lean, { force: true })
  }
}

function commit() {
  if (process.env.RELEASE_COMMIT) return process.env.RELEASE_COMMIT
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
