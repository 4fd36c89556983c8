import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { avatars, teamPortraits } from './faces.ts'
import { logoFallbackSvg, logoFiles } from './logo.ts'

const KB = 1024
const team = Object.entries(teamPortraits)
const guests = Object.entries(avatars)

/** Reads the file of an address and checks that the address contains the hash of its content. */
function publicFile(address: string): Buffer {
  const [path = '', version] = address.split('?v=')
  const bytes = readFileSync(new URL(`../../public${path}`, import.meta.url))
  const hash = createHash('sha256').update(bytes).digest('hex')
  expect(version, path).toBe(hash.slice(0, 8))
  return bytes
}

const addresses = (srcset: string) => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')

describe('faces', () => {
  it('has the four team members and forty review authors of every age', () => {
    expect(team.map(([id]) => id)).toEqual([
      'marco-ferri',
      'sara-conti',
      'amina-diallo',
      'luca-neri',
    ])
    expect(guests.filter(([id]) => id.startsWith('f'))).toHaveLength(20)
    expect(guests.filter(([id]) => id.startsWith('m'))).toHaveLength(20)
    const ages = guests.map(([, face]) => face.age)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(25)
    expect(Math.max(...ages)).toBeLessThanOrEqual(70)
  })

  it.each(guests)('keeps avatar %s within 5 kB', (_id, face) => {
    expect(publicFile(face.src).length).toBeLessThanOrEqual(5 * KB)
  })

  it.each(team)(
    'keeps the portrait of %s within its budget and says what it shows',
    (_id, face) => {
      expect(publicFile(face.src).length).toBeLessThanOrEqual(24 * KB)
      const budgets = [8 * KB, 20 * KB, 32 * KB]
      for (const srcset of [face.avif, face.webp]) {
        const files = addresses(srcset)
        expect(files).toHaveLength(budgets.length)
        files.forEach((file, i) => {
          expect(publicFile(file).length, file).toBeLessThanOrEqual(budgets[i] ?? 0)
        })
      }
      expect(face.alt.length).toBeGreaterThan(30)
    },
  )

  it('never shows the same picture under two names', () => {
    const all = [...team, ...guests].map(([, face]) => publicFile(face.src).toString('base64'))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('logo', () => {
  it.each([
    [logoFiles.main, 8],
    [logoFiles.white, 8],
    [logoFiles.mark, 4],
    [logoFiles.markWhite, 4],
    [logoFiles.favicon, 4],
  ])('keeps %s within %i kB, without fonts or scripts', (address, limit) => {
    const svg = publicFile(address).toString('utf8')
    expect(svg.length).toBeLessThanOrEqual(limit * KB)
    expect(svg).not.toMatch(/<text|<script|font-family/)
  })

  it('has an inline fallback without ids, so that it can stand on a page twice', () => {
    expect(logoFallbackSvg.startsWith('<svg ')).toBe(true)
    expect(logoFallbackSvg).not.toContain('id="')
  })

  it.each([
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
  ])('has the icon %s', (name) => {
    const bytes = readFileSync(new URL(`../../public/${name}`, import.meta.url))
    expect(bytes.length).toBeGreaterThan(500)
    expect(bytes.length).toBeLessThanOrEqual(24 * KB)
  })
})
