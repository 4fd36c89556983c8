import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'

const sources: [file: string, text: string][] = []
for await (const file of glob('src/web/**/*.{ts,tsx}')) {
  if (!/\.(test|d)\.tsx?$/.test(file)) sources.push([file, readFileSync(file, 'utf8')])
}

/** React's own `lazy` caches a failure for ever and passes the error up to the page. */
const reactLazy = /import\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'/

it('code that comes later stands in a boundary of its own', () => {
  const found = sources.filter(([, text]) => reactLazy.test(text)).map(([file]) => file)
  expect(found, 'use part() of ui/optional.tsx').toEqual([])
  expect("import { lazy, useState } from 'react'").toMatch(reactLazy)
})

/**
 * Lazy imports that are neither a `part()` nor a page, by the importing file, with the test that covers their
 * failure. All others fail in one of two ways, which ui/optional.test.tsx and page-route.test.tsx test.
 */
const others: Readonly<Record<string, string>> = {
  './src/web/main.tsx → ./after-load.ts': 'tests/journeys/missing-files.spec.ts, the home page',
  './src/web/contact/use-contact-form.ts → ./validate.ts': 'the same, the contact page',
  './src/web/contact/use-contact-form.ts → ./send-message.ts': 'the same, the contact page',
  './src/web/tracking/use-visit-steps.ts → ./visit.ts': 'the same, the home page',
  './src/web/tracking/watch.ts → ./measure.ts': 'nobody sees it: its failure is caught at once',
  './src/web/whatsapp/open-chat.ts → ./follow-up.ts': 'src/web/whatsapp/open-chat.test.ts',
  './src/web/whatsapp/follow-up.ts → ../api.ts': 'src/web/whatsapp/open-chat.test.ts',
  './src/web/trip-place/passkey-door.tsx → ./passkey-ceremony.ts': 'a mutation that says its error',
  './src/web/admin/auth.ts → @simplewebauthn/browser': 'a mutation that says its error',
}

/** Dynamic imports of a file that are neither inside `part()` nor in the list of pages. */
function unguarded(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/typeof import\(/g, '')
  const loader =
    /(?:const (\w+) = |\b(part|loadCode)\(|\b(lazy|load): )?(?:\(\) =>\s*)?import\(\s*'([^']+)'/g
  return [...code.matchAll(loader)]
    .filter(([, name, call, field]) => {
      if (call || field === 'lazy') return false
      const guard = name
        ? new RegExp(`\\bpart\\(\\s*${name}\\b|lazy: ${name}\\b`)
        : /\bpart\(\s*code\.load\b/
      return !(name || field) || !guard.test(code)
    })
    .map(([, , , , path]) => path ?? '')
}

it('every file that comes later fails in a way that is tried', () => {
  const found = sources.flatMap(([file, text]) =>
    unguarded(text).map((path) => `./${file} → ${path}`),
  )
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(others).toSorted())
  const parts = sources.map(([, text]) => text.match(/\bimport\(/g)?.length ?? 0)
  expect(parts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(80)
})

it('the search sees through names, and only through those of parts and pages', () => {
  expect(unguarded("const A = part(() => import('./a.tsx'))")).toEqual([])
  expect(unguarded("const load = () => import('./a.tsx')\nconst A = part(load)")).toEqual([])
  expect(unguarded("const load = () => import('./a.tsx')\nload()")).toEqual(['./a.tsx'])
  expect(unguarded("const { a } = await import('./a.ts')")).toEqual(['./a.ts'])
})
