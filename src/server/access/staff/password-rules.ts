import { DomainError } from '../../../domain/errors.ts'
import type { Deps } from '../../platform/deps.ts'

/** The library's scores: 0 and 1 are guessed within minutes, 2 within days. */
const weakest = 3

type Estimate = (password: string, words: string[]) => number
let loaded: Promise<Estimate> | undefined

/**
 * The library's word lists are large and seldom needed: they are loaded with the first change of a password.
 */
function loadEstimate(): Promise<Estimate> {
  loaded ??= (async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
    return (password, words) => estimator.check(password.slice(0, 100), words).score
  })()
  return loaded
}

/** One of the forty thousand common passwords, a keyboard row, the agency's name with a year… */
export async function isCommonPassword(
  { catalogue }: Pick<Deps, 'catalogue'>,
  password: string,
  about: string[] = [],
): Promise<boolean> {
  const { name } = catalogue.current().catalogue.brand
  const words = [...about, name].flatMap((text) => {
    const parts = text.toLowerCase().split(/[^a-z0-9]+/)
    return [...parts, parts.join('')]
  })
  return (
    (await loadEstimate())(
      password,
      words.filter((word) => word.length > 2),
    ) < weakest
  )
}

export async function requireGoodPassword(
  deps: Pick<Deps, 'catalogue'>,
  password: string,
  member: { name: string; email: string },
): Promise<void> {
  if (await isCommonPassword(deps, password, [member.name, member.email])) {
    throw new DomainError('PASSWORD_COMMON')
  }
}
