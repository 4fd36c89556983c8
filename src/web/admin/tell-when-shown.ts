import { useSyncExternalStore } from 'react'
import { clockInRome } from '../../domain/rome-clock.ts'
import { listeners } from '../browser/listeners.ts'
import { adminApi } from './api.ts'
import { notifyDone } from './notify.ts'
import { useMe } from './session.tsx'
import { wearPublishedBrand } from './wear-published-brand.ts'

/** Publication state in words, by subject: a document's key, a setting, 'departures'. */
const words = new Map<string, string>()
const { subscribe, tell } = listeners()

function say(subjects: readonly string[], text: string): void {
  for (const subject of subjects) words.set(subject, text)
  tell()
}

/** Undefined if the subject was not changed since the back office was opened. */
export function useOnSite(subject: string): string | undefined {
  return useSyncExternalStore(subscribe, () => words.get(subject))
}

export const publishingText = 'In pubblicazione…'

export function sayPublishing(subjects: readonly string[]): void {
  say(subjects, publishingText)
}

/** The publication was refused or changes nothing for visitors: removes the text. */
export function sayNothing(subjects: readonly string[]): void {
  for (const subject of subjects) words.delete(subject)
  tell()
}

/** What a change means for visitors, the most important first. */
const tellings = {
  seen: { since: 'Sul sito dalle', text: 'I visitatori lo vedono da adesso.' },
  gone: { since: 'Tolto dal sito alle', text: 'I visitatori non lo vedono più.' },
  changed: { since: 'Sul sito dalle', text: 'Il sito è aggiornato.' },
} as const

type Telling = keyof typeof tellings
type Told = Readonly<Partial<Record<Telling, readonly string[]>>>

/** Reports when visitors see what was just saved; makes no claim when the server can't tell. */
export async function tellWhenShown(told: Told): Promise<void> {
  const subjects = Object.values(told).flat()
  if (subjects.length === 0) return
  sayPublishing(subjects)
  const isShown = await adminApi.catalogue.shown().then(
    (answer) => answer.isShown,
    () => false,
  )
  if (!isShown) {
    say(subjects, 'Salvato: il sito si aggiorna appena possibile')
    return
  }
  if (subjects.includes('brand')) void wearPublishedBrand().catch(() => {})
  const time = clockInRome(new Date()).slice('2026-08-14T'.length)
  const news = Object.entries(tellings).flatMap(([telling, { since, text }]) => {
    const those = told[telling as Telling] ?? []
    say(those, `${since} ${time}`)
    return those.length > 0 ? [{ title: `${since} ${time}`, text }] : []
  })
  if (news[0]) notifyDone(news[0].title, news[0].text)
}

/** For what visitors see only with real data: during a trial they see samples instead. */
export function useTellWhenReal(): (told: Told) => void {
  const { hasSampleFigures } = useMe()
  return (told) => {
    if (!hasSampleFigures) void tellWhenShown(told)
  }
}
