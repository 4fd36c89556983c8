/**
 * `TEST_CLOCK_SHIFT_DAYS=400 vitest run --project server` runs the tests on a later day, the embedded
 * database included: code that works only this year fails today.
 */
const shiftMs = Number(process.env.TEST_CLOCK_SHIFT_DAYS ?? 0) * 86_400_000
/** One process runs many files and this before each of them: the clock must be shifted only once. */
const isShifted = Symbol.for('shifted clock')

if (shiftMs !== 0 && !(isShifted in globalThis)) {
  const later = () => realNow() + shiftMs
  const realNow = Date.now
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: []) => (args.length > 0 ? new target(...args) : new target(later())),
    get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
  })
  Object.assign(globalThis, { [isShifted]: true })
}
