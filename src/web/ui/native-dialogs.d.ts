import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The id of what the button acts upon, with or without code. */
    commandfor?: string
    command?: 'show-modal' | 'close'
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}
