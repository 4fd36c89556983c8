import { type Kept, sortWaiting } from './phone-store.ts'

type Phone = Pick<Kept, 'holder' | 'waiting'>

/** What is not with the office yet, counted by what becomes of it. */
export function waitingText(phone: Phone): string {
  const { toSend, refused, leftBehind } = sortWaiting(phone)
  const counted = (list: readonly unknown[], one: string, many: string) =>
    list.length === 0 ? [] : `${list.length} ${list.length === 1 ? one : many}`
  return [
    counted(toSend, 'voce da inviare', 'voci da inviare'),
    counted(refused, 'voce non accettata', 'voci non accettate'),
    counted(leftBehind, 'voce rimasta sul telefono', 'voci rimaste sul telefono'),
  ]
    .flat()
    .join(', ')
}

/** What is lost at sign-out. */
export function leavingText(phone: Phone): string {
  const unsent = phone.waiting.length
  if (unsent === 0)
    return 'I dati delle partenze vengono tolti dal telefono. Per rivederli dovrai accedere di nuovo.'
  const lost =
    unsent === 1
      ? 'C’è una voce non ancora inviata: se esci adesso va persa.'
      : `Ci sono ${unsent} voci non ancora inviate: se esci adesso vanno perse.`
  return sortWaiting(phone).toSend.length > 0 ? `${lost} Aspetta di avere connessione.` : lost
}
