import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { tabStore } from '../browser/storage.ts'

/**
 * Keeps typed values in this tab: they survive a reload and a lost connection and disappear with the tab,
 * and passport numbers never reach the longer-lived store.
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

/** Called after the server has received the values: nothing typed stays in the tab. */
export function removeDraft(key: string): void {
  tabStore.remove(key)
}

/** Whether each of the fields is a string, as our drafts store them. */
export function hasTexts<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): value is Record<Field, string> {
  const record = value as Partial<Record<string, unknown>> | null
  return fields.every((field) => typeof record?.[field] === 'string')
}
