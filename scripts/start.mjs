import {
  compiledCode,
  endRunning,
  ensureBuilt,
  ensureInstalled,
  fail,
  projectEnv,
  projectNode,
  root,
  serverFlags,
  serverProgram,
} from './prepare.mjs'
import { stopWhenAsked, supervise } from './supervise.mjs'

let stop = () => {
  endRunning()
  process.exit(1)
}
stopWhenAsked(() => stop())

try {
  await ensureInstalled()
  await ensureBuilt()
  console.log('Starting (a first start prepares the database) …')
  const env = projectEnv({
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiledCode,
  })
  const wanted = process.argv.slice(2).filter((argument) => argument === '--sample')
  const args = [...serverFlags(env), serverProgram, ...wanted]
  stop = supervise({ command: projectNode, args, cwd: root, env })
} catch (error) {
  fail(error)
}
