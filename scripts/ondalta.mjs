import { runProgram } from './program.mjs'

/** The one program behind the commands: `node scripts/ondalta.mjs --help` names them, `npm run …` is the short way. */
process.exitCode = await runProgram(process.argv.slice(2))
