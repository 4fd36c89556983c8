import { describe, expect, it } from 'vitest'
import { openClock } from '../../src/server/app/sample/clock.ts'

const opened = () => {
  const told: number[] = []
  const clock = openClock(0, async (now) => {
    await Promise.resolve()
    told.push(now.getTime())
  })
  return { clock, told }
}

/** A call that ends only when told to. */
const held = () => {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end: () => end(), call: () => ended }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a simulated clock', () => {
  it('moves a moment before a call', async () => {
    const { clock, told } = opened()
    expect(await clock.during(async () => clock.now().getTime())).toBe(1_000)
    expect(await clock.during(async () => clock.now().getTime())).toBe(2_000)
    expect(told).toEqual([1_000, 2_000])
  })

  it('jumps only when the calls under way have ended', async () => {
    const { clock, told } = opened()
    const call = held()
    const done = clock.during(call.call)
    await settled()
    const jumped = clock.wait(86_400_000)
    await settled()
    expect(told).toEqual([1_000])
    call.end()
    await Promise.all([done, jumped])
    expect(told).toEqual([1_000, 86_401_000])
  })

  it('lets two call at once, at one moment', async () => {
    const { clock } = opened()
    const [first, second] = [held(), held()]
    const begun: number[] = []
    const begin = (call: () => Promise<void>) => () => {
      begun.push(clock.now().getTime())
      return call()
    }
    const both = [clock.during(begin(first.call)), clock.during(begin(second.call))]
    await settled()
    expect(begun).toEqual([1_000, 1_000])
    const third = clock.during(begin(async () => undefined))
    await settled()
    expect(begun).toHaveLength(3)
    first.end()
    second.end()
    await Promise.all([...both, third])
  })

  it('begins no call while a jump waits for others', async () => {
    const { clock } = opened()
    const first = held()
    const one = clock.during(first.call)
    await settled()
    const jumped = clock.wait(60_000)
    const late = clock.during(async () => clock.now().getTime())
    first.end()
    await Promise.all([one, jumped])
    expect(await late).toBe(62_000)
  })

  it('that cannot be set ends the calls that wait for it, and goes on', async () => {
    let fails = true
    const clock = openClock(0, async () => {
      if (fails) throw new Error('away')
    })
    await expect(clock.during(async () => 'never')).rejects.toThrow('away')
    fails = false
    expect(await clock.during(async () => 'again')).toBe('again')
  })
})
