import { localStore } from '../../browser/storage.ts'

/** What this member of staff chose for their last link: the next one is usually similar. */
type Choice = { ibanId?: string; tripId?: string }

const key = 'staffLinkChoice'

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((part) => typeof part === 'string')
}

export function lastChoice(): Choice {
  return localStore.readJson(key, isChoice) ?? {}
}

export function rememberChoice(choice: Choice): void {
  localStore.writeJson(key, { ...lastChoice(), ...choice })
}
