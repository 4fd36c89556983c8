import { setFlagsFromString } from 'node:v8'

/**
 * What `--liftoff-only` does for a program that is started with it (`scripts/prepare.mjs` says why), for one that is
 * running: the embedded database, opened from now on, is compiled once. Node draws no conclusions from a flag that
 * comes so late: without the others it was compiled again beside the work, for most of a second of a processor.
 */
export function compileOnce(): void {
  for (const flag of flags) setFlagsFromString(flag)
}

const flags = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
