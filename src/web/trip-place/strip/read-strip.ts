import {
  failedChecks,
  type StripKind,
  signsAt,
  stripChecks,
  stripShapes,
} from '../../../domain/trip/strip/check-digits.ts'
import { calmed, type Grey, inkOf, shrink, tiltOf, turn } from './image.ts'
import { type Layout, layoutsOf } from './layout.ts'
import { type Cell, matchCell, refit, type Scored } from './match.ts'

const workingWidth = 1100
/** Below this score, a cell may be any character. */
const leastScore = 0.5
/** Scores this close mean that the second best character may be the right one. */
const closeCall = 0.05
/** The lead that a character needs where no check digit covers it. */
const leastLead = 0.02

/** The strip's lines, or undefined if they can't be read with certainty: never a guess. */
export function readStrip(picture: Grey): string[] | undefined {
  const small = calmed(shrink(picture, workingWidth))
  const ink = inkOf(small, Math.round(small.width / 36))
  const tilt = tiltOf(ink)
  const upright = Math.abs(tilt) < 0.001 ? ink : turn(ink, tilt)
  for (const layout of layoutsOf(upright).slice(0, 4)) {
    // Beside a dark table the line may start one character too early or too late: the check digits decide.
    for (const cells of [0, 1, -1]) {
      const lines = readLayout(upright, moved(layout, cells))
      if (lines) return lines
    }
  }
  return undefined
}

function moved({ kind, lines }: Layout, cells: number): Layout {
  return { kind, lines: lines.map((line) => ({ ...line, x: line.x + cells * line.pitch })) }
}

function readLayout(ink: Grey, { kind, lines }: Layout): string[] | undefined {
  const { length } = stripShapes[kind]
  const cells = lines.map((line) => {
    let [now, found] = [line, [] as Cell[]]
    for (const reach of [1.4, 0.7]) {
      now = refit(now, found)
      found = Array.from({ length }, (_, index) => matchCell(ink, now, index, reach))
    }
    return found.map(({ scores }) => scores)
  })
  return decide(kind, cells)
}

const isAllowed = {
  digits: (sign: string) => sign >= '0' && sign <= '9',
  letters: (sign: string) => sign >= 'A' || sign === '<',
  any: () => true,
  sex: (sign: string) => sign === 'M' || sign === 'F' || sign === '<',
} as const

/** Passports may leave out the check digit of their optional data. */
const mayBeBlank = (kind: StripKind, line: number, place: number) =>
  kind === 'TD3' && line === 1 && place === 42

/** The best reading whose check digits agree, or else the only agreeing one with one close call swapped. */
function decide(kind: StripKind, cells: readonly Scored[][][]): string[] | undefined {
  const choices = cells.map((line, row) =>
    line.map((scores, place) => {
      const allowed = isAllowed[signsAt(kind, row, place)]
      return scores.filter(
        ({ sign }) => allowed(sign) || (sign === '<' && mayBeBlank(kind, row, place)),
      )
    }),
  )
  if (choices.some((line) => line.some(([best]) => (best?.score ?? 0) < leastScore)))
    return undefined
  if (isUnsure(kind, choices)) return undefined
  const lines = choices.map((line) => line.map(([best]) => best?.sign ?? '').join(''))
  const read = failedChecks(kind, lines).length === 0 ? lines : mended(kind, choices, lines)
  return read && !isBlind(kind, choices, read) ? read : undefined
}

/** Names and nationality have no check digit, so each of their characters must be unambiguous. */
function isUnsure(kind: StripKind, choices: readonly Scored[][][]): boolean {
  const isVouched = (row: number, place: number) =>
    stripChecks[kind].some(({ of, at: [line, digit] }) =>
      [...of, [line, digit, digit + 1] as const].some(
        ([from, first, end]) => from === row && place >= first && place < end,
      ),
    )
  return choices.some((line, row) =>
    line.some(
      ([best, second], place) =>
        best && second && best.score - second.score < leastLead && !isVouched(row, place),
    ),
  )
}

type Swap = { line: number; place: number; sign: string; cost: number }

function mended(kind: StripKind, choices: readonly Scored[][][], lines: readonly string[]) {
  const swaps: Swap[] = choices.flatMap((line, row) =>
    line.flatMap(([best, ...others], place) =>
      others
        .filter(({ score }) => best && best.score - score < closeCall)
        .map(({ sign, score }) => ({ line: row, place, sign, cost: (best?.score ?? 0) - score })),
    ),
  )
  const fitting = swaps.filter((swap) => failedChecks(kind, swapped(lines, swap)).length === 0)
  // If two swaps make the digits agree, neither is certain.
  const [only, ...more] = fitting
  return only && more.length === 0 ? swapped(lines, only) : undefined
}

function swapped(lines: readonly string[], { line, place, sign }: Swap): string[] {
  return lines.map((text, row) =>
    row === line ? text.slice(0, place) + sign + text.slice(place + 1) : text,
  )
}

/** No check digit can decide a close call between two characters of the same value, such as G and 6. */
function isBlind(
  kind: StripKind,
  choices: readonly Scored[][][],
  lines: readonly string[],
): boolean {
  return stripChecks[kind].some(({ of }) =>
    of.some(([row, first, end]) => {
      for (let place = first; place < end; place += 1) {
        const scores = choices[row]?.[place] ?? []
        const chosen = scores.find(({ sign }) => sign === lines[row]?.[place])
        if (!chosen) return true
        const twin = scores.find(
          ({ sign }) => sign !== chosen.sign && valueOf(sign) === valueOf(chosen.sign),
        )
        if (twin && chosen.score - twin.score < closeCall) return true
      }
      return false
    }),
  )
}

function valueOf(sign: string): number {
  if (sign === '<') return 0
  return (sign >= 'A' ? sign.charCodeAt(0) - 55 : Number(sign)) % 10
}
