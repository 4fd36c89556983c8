type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type RouteParams<Path extends string> = string extends Path
  ? Record<string, string | number>
  : Record<ParamNames<Path>, string | number>

/** `fillRoute('/travel/:id', { id: 'grecia' })` is `/travel/grecia`. Values are encoded. */
export function fillRoute<Path extends string>(path: Path, params: RouteParams<Path>): string {
  const values = params as Readonly<Record<string, string | number | undefined>>
  return path.replace(/:([A-Za-z][A-Za-z0-9]*)/g, (_match, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new RangeError(`Missing "${name}" in ${path}`)
    return encodeURIComponent(value)
  })
}

/** The app's form of an address: `/#/travel/grecia`. Prefix it with the origin to share it. */
export function hashHref(address: string): string {
  return `/#${address.startsWith('/') ? address : `/${address}`}`
}
