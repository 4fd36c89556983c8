import { createElement as h } from 'react'
import { expect, test } from 'vitest'
import { pdfText } from '../../testing/pdf-text.ts'
import { loadPdf } from './library.ts'
import { paperFamilies } from './other-scripts.ts'

async function drawn(name: string, families?: string[]): Promise<string> {
  const pdf = await loadPdf()
  const fontFamily = families ?? paperFamilies(pdf, { name })
  const page = h(
    pdf.Page,
    { style: { fontFamily } },
    h(pdf.Text, { style: { fontWeight: 700 } }, name),
  )
  return pdfText(await pdf.renderToBuffer(h(pdf.Document, null, page)))
}

const letters = (text: string) => [...text.replace(/\s/g, '')]

test.each([
  ['Latin', 'Zoë Żółkiewski'],
  ['Vietnamese', 'Nguyễn Thị Hường'],
  ['Greek', 'Ελένη Παπαδοπούλου'],
  ['Cyrillic', 'Ганна Їжакевич'],
  ['Han', '李 小龍 陳 國'],
  ['Kana', 'さくら タナカ'],
  ['Hangul', '김 민준'],
  ['Arabic', 'محمد'],
  ['Hebrew', 'רחל כהן'],
  ['Devanagari', 'अमन'],
  ['Thai', 'สมชาย'],
  ['Georgian', 'გიორგი'],
  ['Armenian', 'Արմեն'],
])('a name in %s letters is printed with every one of them', async (_script, name) => {
  const text = await drawn(name)
  for (const letter of letters(name)) expect(text, `${letter} of ${name}`).toContain(letter)
})

test('without the other scripts a name would be lost', async () => {
  expect(await drawn('李', ['Figtree'])).not.toContain('李')
})

test('an Italian paper reads nothing of the pack', async () => {
  expect(paperFamilies(await loadPdf(), 'Perché già così: 972,00 € — «Trieste»…')).toEqual([
    'Figtree',
  ])
})
