import module from 'node:module'

/**
 * Node reads a package's list of exports again for every import from it. The database library's list has a
 * thousand entries, which takes half of a short command's start. Its own files import each other by relative
 * paths, which need no list; all other imports of it are cached here.
 */
const library = 'drizzle-orm'
const inside = `/node_modules/${library}/`
const known = new Map()

module.registerHooks?.({
  resolve(target, context, next) {
    const isInside = context.parentURL?.includes(inside) === true
    if (isInside && target.startsWith('.') && context.conditions.includes('import')) {
      const url = new URL(target, context.parentURL).href
      return { url, format: 'module', shortCircuit: true }
    }
    if (target !== library && !target.startsWith(`${library}/`)) return next(target, context)
    const kind = `${context.conditions.join()} ${target}`
    const found = known.get(kind) ?? next(target, context)
    known.set(kind, found)
    return { ...found, shortCircuit: true }
  },
})
