/** ICAO 9303: each character weighted by 7, 3, 1 in turn, modulo 10. */
export function checkDigit(text: string): number {
  const weights = [7, 3, 1] as const
  let sum = 0
  for (const [index, sign] of [...text].entries()) sum += valueOf(sign) * (weights[index % 3] ?? 1)
  return sum % 10
}

function valueOf(sign: string): number {
  if (sign === '<') return 0
  if (sign >= '0' && sign <= '9') return Number(sign)
  return sign.charCodeAt(0) - 55
}

export const stripShapes = { TD3: { lines: 2, length: 44 }, TD1: { lines: 3, length: 30 } } as const
export type StripKind = keyof typeof stripShapes

/** What a check digit covers: ranges as line, start and end (exclusive); and the digit's own position. */
export type Check = {
  of: readonly (readonly [number, number, number])[]
  at: readonly [number, number]
}

export const stripChecks: Readonly<Record<StripKind, readonly Check[]>> = {
  TD3: [
    { of: [[1, 0, 9]], at: [1, 9] },
    { of: [[1, 13, 19]], at: [1, 19] },
    { of: [[1, 21, 27]], at: [1, 27] },
    { of: [[1, 28, 42]], at: [1, 42] },
    {
      of: [
        [1, 0, 10],
        [1, 13, 20],
        [1, 21, 43],
      ],
      at: [1, 43],
    },
  ],
  TD1: [
    { of: [[0, 5, 14]], at: [0, 14] },
    { of: [[1, 0, 6]], at: [1, 6] },
    { of: [[1, 8, 14]], at: [1, 14] },
    {
      of: [
        [0, 5, 30],
        [1, 0, 7],
        [1, 8, 15],
        [1, 18, 29],
      ],
      at: [1, 29],
    },
  ],
}

/** The check digits that do not match; a passport's optional one may be missing if it covers no data. */
export function failedChecks(kind: StripKind, lines: readonly string[]): Check[] {
  return stripChecks[kind].filter(({ of, at: [line, place] }) => {
    const text = of.map(([from, first, end]) => lines[from]?.slice(first, end) ?? '').join('')
    const digit = lines[line]?.[place]
    if (digit === '<') return /[^<]/.test(text)
    return String(checkDigit(text)) !== digit
  })
}

/** The characters allowed at a position. */
export function signsAt(
  kind: StripKind,
  line: number,
  place: number,
): 'digits' | 'letters' | 'any' | 'sex' {
  const within = (spans: readonly (readonly [number, number])[]) =>
    spans.some(([first, end]) => place >= first && place < end)
  if (kind === 'TD3') {
    if (line === 0) return 'letters'
    if (place === 20) return 'sex'
    if (
      within([
        [9, 10],
        [13, 20],
        [21, 28],
        [42, 44],
      ])
    )
      return 'digits'
    return within([[10, 13]]) ? 'letters' : 'any'
  }
  if (line === 2) return 'letters'
  if (line === 0) return within([[0, 5]]) ? 'letters' : place === 14 ? 'digits' : 'any'
  if (place === 7) return 'sex'
  if (
    within([
      [0, 7],
      [8, 15],
      [29, 30],
    ])
  )
    return 'digits'
  return within([[15, 18]]) ? 'letters' : 'any'
}
