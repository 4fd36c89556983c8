/** An element of the drawing that is kept. */
export type Kept = { name: string; attributes: [string, string][]; children: Kept[] }

const mostUses = 40
const mostCuts = 40
/** What cuts a shape by another drawing. */
const cuts = new Set(['clip-path', 'mask'])
const cutters = new Set(['clipPath', 'mask'])

const valueOf = ({ attributes }: Kept, wanted: string) =>
  attributes.find(([name]) => name === wanted)?.[1]

/**
 * What is drawn again where it is referred to. Ten copies of ten copies of ten, or ten shapes cut by ten that are cut by
 * ten, are a thousand in a line; a few levels more and neither we nor any visitor's browser comes to an end. So
 * copies copy no copies, and what cuts is neither cut nor made of copies of what is.
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

/** References to whatever holds a copy, and to whatever is cut or holds what is. */
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
