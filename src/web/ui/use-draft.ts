import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { tabStore } from '../browser/storage.ts'

/**
 * Keeps what is typed in this tab: it survives a reload and a lost connection, goes away with the
 * tab, and passport numbers never reach the longer-lived store.
 */
export function useDraft<Values extends FieldValues, Context, Ready>(
  { subscribe }: UseFormReturn<Values, Context, Ready>,
  key: string,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => tabStore.writeJson(key, values),
      }),
    [subscribe, key],
  )
}

export function readDraft<T>(key: string, accepts: (value: unknown) => value is T): T | undefined {
  return tabStore.readJson(key, accepts)
}

/** What was typed has arrived: nothing of it stays in the tab. */
export function removeDraft(key: string): void {
  tabStore.remove(key)
}

/** Whether every one of the fields is a text, as our drafts keep them. */
export function hasTexts<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): value is Record<Field, string> {
  const record = value as Partial<Record<string, unknown>> | null
  return fields.every((field) => typeof record?.[field] === 'string')
}
