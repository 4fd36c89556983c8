import type { Figures } from '../../domain/figures.ts'
import type { Db, Tx } from '../db/client.ts'
import { readSetting } from '../settings/store.ts'

/** 'Dati reali': off on a new installation. */
export async function figuresMode(db: Db | Tx): Promise<Figures['mode']> {
  const { value } = await readSetting(db, 'figures', { real: false })
  return value.real ? 'real' : 'sample'
}
