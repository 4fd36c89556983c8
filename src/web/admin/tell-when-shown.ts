import { useSyncExternalStore } from 'react'
import { clockInRome } from '../../domain/rome-clock.ts'
import { adminApi } from './api.ts'
import { notifyDone } from './notify.ts'

/** By what was changed (a document's key, a setting, 'departures'): where it stands, in words. */
const words = new Map<string, string>()
const listeners = new Set<() => void>()

function say(subjects: readonly string[], text: string): void {
  for (const subject of subjects) words.set(subject, text)
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Nothing where nothing was changed since the back office was opened. */
export function useOnSite(subject: string): string | undefined {
  return useSyncExternalStore(subscribe, () => words.get(subject))
}

export const publishingText = 'In pubblicazione…'

export function sayPublishing(subjects: readonly string[]): void {
  say(subjects, publishingText)
}

/** It was refused: what visitors see is as it was. */
export function sayNothing(subjects: readonly string[]): void {
  for (const subject of subjects) words.delete(subject)
  for (const notify of listeners) notify()
}

/** Says when visitors see what was just saved; what can't be known is not said. */
export async function tellWhenShown(...subjects: string[]): Promise<void> {
  sayPublishing(subjects)
  const isShown = await adminApi.catalogue.shown().then(
    (answer) => answer.isShown,
    () => false,
  )
  if (!isShown) {
    say(subjects, 'Salvato: il sito si aggiorna appena possibile')
    return
  }
  const since = `Sul sito dalle ${clockInRome(new Date()).slice('2026-08-14T'.length)}`
  say(subjects, since)
  notifyDone(since, 'I visitatori lo vedono da adesso.')
}
