import type { Meal } from './meals.ts'

const numbers =
  'una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici'.split(
    '|',
  )

/** `tre` and `3` give 3; `un` is not in the list, because callers treat it separately. */
export function numberOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase()) + 1
}

export const numberWord = `(\\d{1,2}|${numbers.join('|')}|un)`

export const mealStems: Readonly<Record<Meal, string>> = {
  breakfast: 'colazion[ei]',
  lunch: 'pranz[oi]',
  dinner: 'cen[ae]',
}
