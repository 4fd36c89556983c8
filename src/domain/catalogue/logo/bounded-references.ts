/** An element of the cleaned drawing. */
export type Kept = { name: string; attributes: [string, string][]; children: Kept[] }

const mostUses = 40
const mostCuts = 40
/** The attributes that clip or mask a shape with another one. */
const cuts = new Set(['clip-path', 'mask'])
const cutters = new Set(['clipPath', 'mask'])

const valueOf = ({ attributes }: Kept, wanted: string) =>
  attributes.find(([name]) => name === wanted)?.[1]

/**
 * Limits references, because they multiply: ten copies of ten copies of ten, or ten shapes clipped by ten that
 * are clipped by ten, make a thousand in one line; with a few more levels, neither the server nor a visitor's
 * browser would finish. So copies may not contain copies, and clip paths and masks may not be clipped or copy
 * clipped shapes.
 */
export function boundedReferences(drawing: readonly Kept[]): Kept[] {
  const { withUse, withCut } = referring(drawing)
  let [uses, cutShapes] = [mostUses, mostCuts]
  const isKeptUse = (element: Kept, isInCutter: boolean) => {
    const to = valueOf(element, 'href') ?? ''
    if (withUse.has(to) || (isInCutter && withCut.has(to))) return false
    uses -= 1
    return uses >= 0
  }
  const isKeptCut = (isInCutter: boolean) => {
    if (isInCutter) return false
    cutShapes -= 1
    return cutShapes >= 0
  }
  const prune = (elements: readonly Kept[], isInside: boolean): Kept[] =>
    elements.flatMap((element) => {
      const isInCutter = isInside || cutters.has(element.name)
      if (element.name === 'use' && !isKeptUse(element, isInCutter)) return []
      const attributes = element.attributes.filter(
        ([name]) => !cuts.has(name) || isKeptCut(isInCutter),
      )
      return [{ ...element, attributes, children: prune(element.children, isInCutter) }]
    })
  return prune(drawing, false)
}

/** References to elements that contain a copy, and to elements that are clipped or contain a clipped one. */
function referring(drawing: readonly Kept[]) {
  const [withUse, withCut] = [new Set<string>(), new Set<string>()]
  const look = (element: Kept): { uses: boolean; isCut: boolean } => {
    const inside = element.children.map(look)
    const uses = element.name === 'use' || inside.some((child) => child.uses)
    const isCut =
      element.attributes.some(([name]) => cuts.has(name)) || inside.some((child) => child.isCut)
    const id = valueOf(element, 'id')
    if (id && uses) withUse.add(`#${id}`)
    if (id && isCut) withCut.add(`#${id}`)
    return { uses, isCut }
  }
  drawing.forEach(look)
  return { withUse, withCut }
}
