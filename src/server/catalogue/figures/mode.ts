import type { Figures } from '../../../domain/catalogue/figures.ts'
import { readSetting } from '../../access/settings/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'

/** The setting 'Dati reali': off on a new installation. */
export async function figuresMode(db: Db | Tx): Promise<Figures['mode']> {
  const { value } = await readSetting(db, 'figures', { real: false })
  return value.real ? 'real' : 'sample'
}
