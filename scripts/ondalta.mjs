import { runProgram } from './program.mjs'

/**
 * The program behind all commands: `node scripts/ondalta.mjs --help` lists them, `npm run …` is the shortcut.
 */
process.exitCode = await runProgram(process.argv.slice(2))
