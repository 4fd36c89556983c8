// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { inlineScript } from './early.ts'

const needs = { '': ['/home.js'], prenotazione: ['/booking.js', '/link/@.json'] }

afterEach(() => {
  location.hash = ''
  vi.restoreAllMocks()
})

function written(hash: string): string {
  document.body.innerHTML = '<template id="frame">Cornice</template>'
  document.getElementById('frame')?.setAttribute('data-needs', JSON.stringify(needs))
  location.hash = hash
  const write = vi.spyOn(document, 'write').mockImplementation(() => {})
  runInThisContext(inlineScript)
  return write.mock.calls.flat().join('')
}

test('a private link gets its frame and its files, with its token', () => {
  const html = written('#/prenotazione/abc')
  expect(html).toContain('<div id=root>Cornice</div>')
  expect(html).toContain('href="/link/abc.json"')
})

test.each(['about', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'the page %s gets an empty root, whatever it is called',
  (name) => {
    expect(written(`#/${name}`)).toBe('<div id=root></div><template>')
  },
)
