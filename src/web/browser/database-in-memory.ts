/** Stands in for `own-database.ts` in tests: the same stores as plain maps. */
export function ownDatabase(_name: string, names: readonly string[]) {
  const stores = new Map(names.map((name) => [name, new Map<unknown, unknown>()]))
  const open = (name: string) => {
    const rows = stores.get(name) ?? new Map()
    return {
      get: (key: unknown) => rows.get(key),
      getAll: () => [...rows.values()],
      getAllKeys: () => [...rows.keys()],
      put: (row: unknown, key: unknown) => void rows.set(key, row),
      delete: (key: unknown) => void rows.delete(key),
      clear: () => rows.clear(),
    }
  }
  return (work: (store: typeof open) => unknown) => work(open)
}

export async function answerOf<Value>(value: Value): Promise<Value> {
  return value
}
