import { expect, test } from 'vitest'
import { createSearchedPages, searchedPage } from './searched-page.ts'

const form = [
  '<button value="all" aria-pressed="true" name="zona">Tutte</button>',
  '<button value="asia" aria-pressed="false" name="zona">Asia</button>',
  '<select name="zona"><option value="" selected=""></option><option value="asia">Asia (2)</option></select>',
  '<select name="mese"><option value="2027-03">Marzo 2027 (2)</option></select>',
  '<p data-all="">3 destinazioni</p>',
  '<li data-found="asia 2027-03"></li><li data-found="asia 2027-04"></li><li data-found="2027-03"></li>',
].join('')

test('a choice in the address is marked in the form, and counted', () => {
  const page = searchedPage(form, 'zona=asia&mese=2027-03')
  expect(page).toContain('<button value="all" aria-pressed="false"')
  expect(page).toContain('<button value="asia" aria-pressed="true"')
  expect(page).toContain('<option value="asia" selected="">')
  expect(page).toContain('<option value="2027-03" selected="">')
  expect(page).toContain('<p>1 destinazione</p>')
})

test('what the form does not offer changes nothing', () => {
  expect(searchedPage(form, 'zona=luna')).toBeUndefined()
  expect(searchedPage('<h1>Chi siamo</h1>', 'zona=asia')).toBeUndefined()
})

test('the same choice, however it is written, is one page; every other page stays as it is', () => {
  const searched = createSearchedPages()
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  const file = { status: 200, etag: '"a"', headers, bodies: { identity: Buffer.from(form) } }
  const once = searched(file, '/travels?zona=asia&utm_source=x&mese=')
  expect(once.etag).toBe('"a-zona=asia"')
  expect(searched(file, '/travels?durata=&zona=asia&zona=')).toBe(once)
  for (const url of ['/travels', '/travels?zona=', '/travels?zona="><script>', '/?zona=all']) {
    expect(searched(file, url)).toBe(file)
  }
})
