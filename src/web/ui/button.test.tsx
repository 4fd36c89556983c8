// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

/** Sends the two clicks that a browser fires for a double click; returns whether each one was let through. */
function doubleClick(): boolean[] {
  const button = document.querySelector('button')
  return [1, 2].map((detail) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    act(() => void button?.dispatchEvent(click))
    return !click.defaultPrevented
  })
}

it('takes a double click for one press where something is sent', () => {
  const send = vi.fn()
  act(() =>
    root.render(
      <Button busy={false} onClick={send}>
        Registra
      </Button>,
    ),
  )
  expect(doubleClick()).toEqual([true, false])
  expect(send).toHaveBeenCalledTimes(1)
})

it('takes both for a press where nothing is sent', () => {
  const more = vi.fn()
  act(() => root.render(<Button onClick={more}>Uno in più</Button>))
  expect(doubleClick()).toEqual([true, true])
  expect(more).toHaveBeenCalledTimes(2)
})

it('ignores every press while it is busy', () => {
  const send = vi.fn()
  act(() =>
    root.render(
      <Button busy onClick={send}>
        Registra
      </Button>,
    ),
  )
  expect(doubleClick()).toEqual([false, false])
  expect(send).not.toHaveBeenCalled()
})
