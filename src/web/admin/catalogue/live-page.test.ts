// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { withMarks } from '../../../domain/catalogue/field-marks.ts'
import { becomePage, fieldPressedAt, heardAt, partOfField, partSaying } from './live-page.ts'

function pageOf(body: string): Document {
  return new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html')
}

test('a changed text changes where it stands; everything else is still the same', () => {
  const page = pageOf('<h1>Grecia</h1><details open><p>Atene</p></details><img src="/a.webp">')
  const [title, folded, picture] = page.body.children
  becomePage(
    page,
    '<body><h1>Grecia e isole</h1><details><p>Atene</p></details><img src="/a.webp"></body>',
  )
  expect(page.querySelector('h1')?.textContent).toBe('Grecia e isole')
  expect(page.body.children[0]).toBe(title)
  expect(page.body.children[1]).toBe(folded)
  expect(page.body.children[2]).toBe(picture)
  expect(page.querySelector('details')?.hasAttribute('open')).toBe(true)
})

test('an entry more or less is drawn', () => {
  const page = pageOf('<ul><li>uno</li><li>due</li></ul><p class="a">fine</p>')
  becomePage(page, '<body><ul><li>uno</li></ul><p class="b">fine</p></body>')
  expect(page.body.innerHTML).toBe('<ul><li>uno</li></ul><p class="b">fine</p>')
})

test('what was pressed is heard from the inside out, and what is typed is found on the page', () => {
  const page = pageOf('<section><h2>Atene</h2><p>L’Acropoli <b>al mattino</b></p></section>')
  const pressed = page.querySelector('b')
  expect(pressed && heardAt(pressed).slice(0, 2)).toEqual(['al mattino', 'L’Acropoli al mattino'])
  expect(partSaying(page, 'Atene')?.nodeName).toBe('H2')
  expect(partSaying(page, 'Roma')).toBeUndefined()
  expect(partSaying(page, '')).toBeUndefined()
})

test('a page that was drawn for its editor names the field of every text', () => {
  const { question, answer } = (
    withMarks('page/faq', {
      questions: [{ question: 'Quando?', answer: 'Ora, **subito** e *mai*.' }],
    }).questions as { question: string; answer: string }[]
  )[0] ?? { question: '', answer: '' }
  const page = pageOf(
    `<section><h3>Domanda</h3><p>${question}</p><p>${answer.replace('**subito**', '<b>subito</b>')}</p></section><a href="/">Torna</a>`,
  )
  const field = (selector: string) => {
    const part = page.querySelector(selector)
    return part && fieldPressedAt(part)?.path
  }
  expect(page.querySelector('p')?.textContent).not.toBe('Quando?')
  expect(field('p')).toBe('questions.0.question')
  expect(field('b')).toBe('questions.0.answer')
  expect(field('h3')).toBe('questions.0.question')
  expect(field('a')).toBeUndefined()
  const shown = partOfField(page, { key: 'page/faq', path: 'questions.0.answer' })
  expect(shown).toBe(page.querySelectorAll('p')[1])
})
