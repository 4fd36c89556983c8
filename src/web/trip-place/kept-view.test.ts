import { expect, it } from 'vitest'
import { sharedPayment } from '../../domain/trip/place.ts'
import { keptView } from './kept-view.ts'
import type { PlaceView } from './place-view.ts'

function keptText(text: string): string {
  const next = { kind: 'pay', title: 'Paga l’acconto', text, until: null }
  const view: Partial<PlaceView> = { next: next as PlaceView['next'], lead: null }
  return keptView({ ...view, steps: [], party: [], requests: [] } as never).next.text
}

it('points to no shares in the offline copy, which has none', () => {
  expect(keptText(sharedPayment.shown)).toBe('Ognuno paga la sua quota.')
  expect(keptText('Versa 960 € entro domani.')).toBe('Versa 960 € entro domani.')
})
