import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The id of the element that the button controls, with or without JavaScript. */
    commandfor?: string
    command?: 'show-modal' | 'close'
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}
