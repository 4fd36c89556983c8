import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { assembleCatalogue } from '../../domain/catalogue/catalogue.ts'
import { contentOf } from '../../domain/catalogue/contents-of.ts'
import { siteFacts } from '../../domain/catalogue/site-facts.ts'
import { setSite } from '../browser/site.ts'
import { firstEdition } from '../testing-site.ts'
import { DestinationsSection } from './destinations-section.tsx'

const catalogue = assembleCatalogue(firstEdition)
const { cards } = contentOf(catalogue, 'trips')
setSite(siteFacts(catalogue, 'prova-0'))

function drawn(count: number): { cards: number; offersMore: boolean } {
  const many = Array.from({ length: count }, (_, at) => {
    const card = cards[at % cards.length]
    if (!card) throw new Error('No cards')
    return { ...card, id: `viaggio-${at}` }
  })
  const html = renderToStaticMarkup(
    <StaticRouter location="/travels">
      <DestinationsSection cards={many} lead="" level={1} />
    </StaticRouter>,
  )
  return {
    cards: html.split('<article').length - 1,
    offersMore: html.includes('Mostra altre destinazioni'),
  }
}

test('all trips of a usual agency are in the page', () => {
  expect(drawn(48)).toEqual({ cards: 48, offersMore: false })
})

test('of a very long list a page has the first ones, and offers the others', () => {
  expect(drawn(500)).toEqual({ cards: 48, offersMore: true })
})
