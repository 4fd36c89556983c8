import { adminApi } from './api.ts'
import { notifyDone } from './notify.ts'

/** Says when visitors see what was just saved; what can't be known is not said. */
export async function tellWhenShown(): Promise<void> {
  try {
    const { isShown } = await adminApi.catalogue.shown()
    if (isShown) notifyDone('È sul sito', 'I visitatori lo vedono da adesso.')
  } catch {
    // It is saved, and follows by itself: there is nothing for anybody to do.
  }
}
