import module from 'node:module'

/**
 * For every file of a package Node reads the package's whole list of addresses again. The database library's has
 * a thousand: half of what a short command takes to begin. Its files name each other by relative addresses, which
 * need no list, and whatever else names them gets the same answer each time.
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
