import type { Candidate } from '../../domain/money/matching-evidence.ts'
import type { Person } from '../../domain/money/payer-names.ts'
import { type Random, randomInt } from '../../domain/random.ts'

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T
}

/** A name as banks transmit it: capitals, often without accents, in either order, cut at 35 characters. */
export function writeName(random: Random, person: Person | undefined): string {
  const { firstName, lastName } = person ?? { firstName: '', lastName: '' }
  const ordered = random() < 0.5 ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
  const joint = random() < 0.05 ? `${ordered} E CONSORTE` : ordered
  const plain = random() < 0.7 ? joint.normalize('NFD').replace(/\p{M}/gu, '') : joint
  return (random() < 0.8 ? plain.toUpperCase() : plain).slice(0, 35).trim()
}

/** The causale as people type it and banks break it. */
export function writeCausale(random: Random, code: string, { destination }: Candidate): string {
  const name = pick(random, [
    `Ricevuta ${code}`,
    `Ricevuta ${code}`,
    `Ricevuta ${code}`,
    `RICEVUTA ${code}`,
    `ricevuta n. ${code}`,
    `RICEVUTA${code}`,
    `RIC. ${code}`,
    `Ricevuta nr ${code}`,
    `RICEV ${code.slice(0, 2)} ${code.slice(2)}`,
    `RICE VUTA ${code}`,
    `Ricevta ${code}`,
    `Ricveuta ${code}`,
    `Ricevuta: ${code}`,
    `RICEVUTA/${code}`,
    `RICEVUTA ${code.slice(0, 3)}\n${code.slice(3)}`,
    `Ricevuta-${code}`,
  ])
  const around = pick(random, [
    name,
    name,
    `${name} acconto ${destination}`,
    `Acconto viaggio ${name}`,
    `BONIFICO A VOSTRO FAVORE ${name}`,
    `${name} grazie`,
    `${destination} ${name} 15/11/2026`,
  ])
  return random() < 0.3 ? around.toUpperCase() : around
}

const alike: Readonly<Record<string, readonly string[]>> = {
  '0': ['O', 'o'],
  '1': ['I', 'l'],
  '5': ['S'],
  '8': ['B'],
}

/** One or two digits replaced by similar letters; codes without such digits stay unchanged. */
export function writeWithLookalikes(random: Random, code: string): string {
  let left = 2
  const written = [...code].map((digit) => {
    const letters = alike[digit]
    if (!letters || left === 0) return digit
    left -= 1
    return pick(random, letters)
  })
  return `Ricevuta ${written.join('')}`
}

/** One typing error: a changed digit, or two swapped. */
export function slipped(random: Random, code: string): string {
  const at = randomInt(random, 0, 3)
  if (random() < 0.3 && at < 3 && code[at] !== code[at + 1]) {
    return code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2)
  }
  const digit = (Number(code[at]) + randomInt(random, 1, 9)) % 10
  return `${code.slice(0, at)}${digit}${code.slice(at + 1)}`
}
