import { expect, it } from 'vitest'
import { assembleCatalogue } from '../domain/catalogue/catalogue.ts'
import { contentOf } from '../domain/catalogue/contents-of.ts'
import { firstEdition } from '../server/catalogue/editions/first-edition.ts'

const catalogue = assembleCatalogue(firstEdition)

it.each(catalogue.trips.filter(({ info }) => info).map(({ id }) => id))(
  '%s answers questions of its own, each once, in the file that its page asks for later',
  (id) => {
    const info = contentOf(catalogue, `trip-info/${id}`)
    const questions = info?.questions?.map(({ question }) => question) ?? []
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(new Set(questions).size).toBe(questions.length)
    expect(JSON.stringify(contentOf(catalogue, `trip/${id}`))).not.toContain(questions[0])
  },
)
