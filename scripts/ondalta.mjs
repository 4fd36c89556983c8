import { runProgram } from './program.mjs'

/** The program of all commands: `node scripts/ondalta.mjs --help` lists them, `npm run …` is shorter. */
process.exitCode = await runProgram(process.argv.slice(2))
