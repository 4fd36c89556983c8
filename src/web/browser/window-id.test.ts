// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { windowId } from './window-id.ts'

beforeEach(() => sessionStorage.clear())

test('a window keeps its name when its page is loaded again', () => {
  const before = windowId()
  window.dispatchEvent(new Event('pagehide'))
  expect(windowId()).toBe(before)
})

test('a copy of an open window is another one', () => {
  const open = windowId()
  expect(windowId()).not.toBe(open)
})

test('nor does it take the name of one that came back from the memory of pages', () => {
  const open = windowId()
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  expect(windowId()).not.toBe(open)
})
