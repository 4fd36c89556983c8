import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

describe('regular expressions', () => {
  type Node = { type?: string; regex?: { pattern: string; flags: string } }
  const found: { file: string; pattern: string; flags: string }[] = []
  const collect = (file: string, node: unknown) => {
    const waiting = [node]
    while (waiting.length > 0) {
      const next = waiting.pop()
      if (Array.isArray(next)) waiting.push(...(next as unknown[]))
      else if (next && typeof next === 'object') {
        const { type, regex } = next as Node
        if (type === 'Literal' && regex) found.push({ file, ...regex })
        else waiting.push(...Object.values(next))
      }
    }
  }
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue
    const lang = file.endsWith('x') ? 'tsx' : 'ts'
    collect(file, parseAst(readFileSync(file, 'utf8'), { lang }))
  }
  const pieces = [
    'a',
    ' ',
    '0',
    '/',
    '.',
    '-',
    '\\',
    '@',
    'a.',
    'a@',
    '\n',
    '<a',
    'viaggio a ',
    '%',
  ]
  const length = 20_000
  const limitMs = 150

  /** The time of the slowest input, in milliseconds. */
  const slowest = (regex: RegExp, rounds = 3) =>
    Math.max(
      ...pieces.map((piece) => {
        const text = `${piece.repeat(length / piece.length)}\u0001`
        // The best of a few rounds: a busy machine is sometimes slow, a bad expression always.
        let quickest = Infinity
        for (let round = 0; round < rounds && quickest > limitMs; round += 1) {
          const started = performance.now()
          text.replace(regex, '')
          quickest = Math.min(quickest, performance.now() - started)
        }
        return quickest
      }),
    )

  test('are all looked at', () => {
    expect(found.length).toBeGreaterThan(50)
  })

  test('none grows with the square of its input', () => {
    const slow = found
      .map((one) => ({ ...one, ms: slowest(new RegExp(one.pattern, one.flags)) }))
      .filter(({ ms }) => ms > limitMs)
    expect(slow).toEqual([])
  })

  test('control: one that does is found', () => {
    expect(slowest(/\s+$/, 1)).toBeGreaterThan(limitMs)
  })
})
