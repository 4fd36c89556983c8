import { brand } from '../../content/brand.ts'
import { DomainError } from '../../domain/errors.ts'

/** As the library grades it: 0 and 1 are guessed within minutes, 2 within days. */
const weakest = 3

type Estimate = (password: string, words: string[]) => number
let loaded: Promise<Estimate> | undefined

/** Its lists are large and seldom needed: they are loaded with the first change of a password. */
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
export async function isCommonPassword(password: string, about: string[] = []): Promise<boolean> {
  const words = [...about, brand.name].flatMap((text) => {
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
  password: string,
  member: { name: string; email: string },
): Promise<void> {
  if (await isCommonPassword(password, [member.name, member.email])) {
    throw new DomainError('PASSWORD_COMMON')
  }
}
