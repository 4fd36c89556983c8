import { countText } from '../ui/pager.tsx'

/** Until the server reports lines, the file is being uploaded or read. */
export type Progress = { name: string } & (
  | { step: 'sending' | 'waiting' }
  | { step: 'comparing' | 'storing'; done: number; of: number }
)

export function progressText(progress: Progress): string {
  switch (progress.step) {
    case 'sending':
      return 'Invio e leggo il file…'
    case 'waiting':
      return 'Un collega sta importando un file di questo conto: il tuo è il prossimo…'
    case 'comparing':
      return `Confronto ${counted(progress)}. Puoi anche chiudere la pagina.`
    case 'storing':
      return `Salvo i nuovi: ${counted(progress)}. Puoi anche chiudere la pagina.`
  }
}

function counted({ done, of }: { done: number; of: number }): string {
  return `${countText(done, true)} di ${countText(of, true)} ${of === 1 ? 'movimento' : 'movimenti'}`
}

/** Storing takes longer than comparing; before lines are counted there is no percentage. */
export function percentOf(progress: Progress): number | undefined {
  if (!('of' in progress)) return undefined
  const share = progress.done / Math.max(1, progress.of)
  return Math.round(progress.step === 'comparing' ? share * 30 : 30 + share * 70)
}
