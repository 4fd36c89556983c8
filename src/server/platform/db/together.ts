/**
 * Runs queries of one transaction that don't depend on each other's answers: they are sent together and cost
 * one round trip to the database (see `pool.ts`). It waits for all of them, also when one fails, because a
 * connection must not be released while a query is still running on it. The first failure is thrown; later
 * ones only say that the transaction was aborted.
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
