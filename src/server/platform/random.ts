import { randomBytes } from 'node:crypto'
import type { Random } from '../../domain/random.ts'

/** A number in [0, 1) from the system's cryptographic source, for tokens and codes. */
export const secureRandom: Random = () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48
