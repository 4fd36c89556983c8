import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** React's own keeps a failure for ever and lets it rise to the page. */
const reactLazy = /import\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'/

it('code that comes later stands in a boundary of its own', async () => {
  const found: string[] = []
  for await (const file of glob('src/web/**/*.{ts,tsx}')) {
    if (reactLazy.test(readFileSync(file, 'utf8'))) found.push(file)
  }
  expect(found, 'use part() of ui/optional.tsx').toEqual([])
  expect("import { lazy, useState } from 'react'").toMatch(reactLazy)
})
