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
import { helpText, readCall, wrongCallText } from './program.mjs'
import { stopWhenAsked, supervise } from './supervise.mjs'

const start = {
  usage: 'npm start [-- --sample]',
  about: `Installs and builds what is missing, prepares the embedded database (or uses DATABASE_URL) and serves on PORT,
3000 unless it says otherwise. A server that dies comes back by itself; Ctrl-C ends it. .env.example has all settings.`,
  options: {
    sample: {
      type: 'boolean',
      default: false,
      describe: 'fills an empty agency with a year of samples',
    },
  },
  examples: ['npm start', 'PORT=8080 npm start -- --sample'],
}

let asked
try {
  asked = readCall(start, process.argv.slice(2)).values
} catch (error) {
  console.error(wrongCallText(error, start.usage))
  process.exit(2)
}
if (asked.help) {
  console.log(helpText(start))
  process.exit(0)
}

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
  const wanted = asked.sample ? ['--sample'] : []
  const args = [...serverFlags(env), serverProgram, ...wanted]
  stop = supervise({ command: projectNode, args, cwd: root, env })
} catch (error) {
  fail(error)
}
