import { Document, Page, Text } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { expect, test } from 'vitest'
import { pdfText } from '../../testing/pdf-text.ts'
import { paperFamilies } from './other-scripts.ts'
import { renderPaper } from './render-paper.ts'

async function drawn(name: string, families?: string[]): Promise<string> {
  const fontFamily = families ?? paperFamilies({ name })
  const line = h(Text, { style: { fontWeight: 700 } }, name)
  const paper = h(Document, null, h(Page, { style: { fontFamily } }, line))
  return pdfText(Buffer.from(await renderPaper(paper)))
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

test('an Italian paper reads nothing of the pack', () => {
  expect(paperFamilies('Perché già così: 972,00 € — «Trieste»…')).toEqual(['Figtree'])
})
