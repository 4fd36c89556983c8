import { useState } from 'react'
import { todayInRome } from '../../../domain/dates.ts'

/** The day on which the page was drawn first. */
export function useToday(): string {
  const [today] = useState(() => todayInRome(new Date()))
  return today
}
