import type { Random } from './random.ts'

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '€',
  '日本',
  '\ud800',
  '\u202e',
  '﻿',
  "'; drop table travel_bookings; --",
  '%',
  '%00',
  '%_%',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '＝1+1',
  '__proto__',
  'constructor',
  '\r\nX-Injected: 1',
  '2026-02-30',
  '9999-99-99',
  '0000-00-00',
  '-1',
  '1e999',
  'NaN',
  'null',
  '00000000-0000-4000-8000-000000000000',
  'it\u0301',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
]

const longTexts = ['a', 'ò', '(', 'a ', '0']

export function nastyText(random: Random): string {
  if (random.chance(0.1)) return random.deal(longTexts).repeat(random.whole(4000))
  return random.deal(texts)
}

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e21,
  -1e21,
  2 ** 53,
  2 ** 31,
  2 ** 63,
  [],
  {},
  [[[[[]]]]],
  [null],
  { length: -1 },
]

/** A value that an attacker or a broken browser might send. */
export function nastyValue(random: Random): unknown {
  return random.chance(0.6) ? nastyText(random) : random.deal(values)
}
