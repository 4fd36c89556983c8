import { setFlagsFromString } from 'node:v8'

/**
 * Does for a running program what `--liftoff-only` does for one started with it (`scripts/prepare.mjs` says
 * why): an embedded database opened from now on is compiled once. Set this late, the flag alone does not
 * imply the other ones: without them V8 compiled it again in the background, for most of a second of a
 * processor.
 */
export function compileOnce(): void {
  for (const flag of flags) setFlagsFromString(flag)
}

const flags = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
