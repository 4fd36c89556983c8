/**
 * Several questions of one transaction that don't wait for each other's answers: they leave together
 * and cost one way to the database and back (see `pool.ts`). All are waited for, also when one fails:
 * a connection must not be given back while somebody still asks on it. The first failure is the
 * reason; those after it only say that the transaction has failed.
 */
export async function together<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<{ -readonly [Key in keyof Asked]: Awaited<Asked[Key]> }> {
  let failure: { reason: unknown } | undefined
  const noting = asked.map((one) =>
    Promise.resolve(one).catch((reason: unknown) => {
      failure ??= { reason }
    }),
  )
  const answers = await Promise.all(noting)
  if (failure) throw failure.reason
  return answers as { -readonly [Key in keyof Asked]: Awaited<Asked[Key]> }
}
