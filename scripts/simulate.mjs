import { startPostgres } from './postgres.mjs'
import { fail } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * Lives years of an agency at random and looks at everything after every step:
 *   npm run simulate -- [--seeds N] [--from SEED] [--steps N] [--postgres] [--workers N]
 *   npm run simulate -- --every-event               fails where something of the model never happened
 *   npm run simulate -- --faults [--only NAME]      plants each known fault and has to find it
 * A seed that fails is told with the fewest steps that fail; the same seed fails in the same way again.
 */
try {
  if (await onProjectNode(import.meta.filename)) {
    const { simulate } = await import('../tools/simulate/command.ts')
    process.exitCode = await simulate(process.argv.slice(2), startPostgres)
  }
} catch (error) {
  fail(error)
}
