import type { Addressed } from './addresses.ts'
import type { Documents } from './documents.ts'

type AddressedDocument = Omit<Addressed, 'id'>

/** Adds every previously published address to the new documents, whatever draft they were written from. */
export function keepFormerAddresses(before: Documents, after: Documents): Documents {
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => {
      const id = key.startsWith('trip/') ? key.slice('trip/'.length) : undefined
      if (id === undefined) return [key, value]
      return [key, withFormer(id, before[key] as AddressedDocument | undefined, value)]
    }),
  )
}

function withFormer(id: string, was: AddressedDocument | undefined, value: unknown): unknown {
  const next = value as AddressedDocument
  const known = next.formerAddresses ?? []
  const names = [...(was?.formerAddresses ?? []), ...(was?.address ? [was.address] : []), ...known]
  const former = [...new Set(names)].filter((name) => name !== id && name !== next.address)
  const isSame = former.length === known.length && former.every((name) => known.includes(name))
  // An unchanged document stays the same object, so that it is not parsed again.
  return isSame ? value : { ...next, formerAddresses: former }
}
