import { useState } from 'react'
import { todayInRome } from '../../../domain/dates.ts'

/** The date at the first render; it does not change while the page is open. */
export function useToday(): string {
  const [today] = useState(() => todayInRome(new Date()))
  return today
}
