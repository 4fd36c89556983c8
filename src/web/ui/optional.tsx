import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { loadWithRetries } from '../browser/load-with-retries.ts'
import { forgetFailures, type Resource, useResource } from '../browser/resources.ts'

type Missing = (tryAgain: () => void) => ReactNode
type OptionalProps = {
  children: ReactNode
  /** Shown while the part is loading. */
  loading?: ReactNode
  /** Shown if the part can't be loaded: nothing, or a plain way to try again. */
  missing?: Missing | undefined
}

/**
 * A part that the page can do without: its errors do not spread. It is tried again when the connection
 * returns, and on request; where a press does not bring it either, the whole page is fetched anew.
 */
export class Optional extends Component<OptionalProps, { failed: boolean }> {
  override state = { failed: false }
  private wasPressed = false

  static getDerivedStateFromError() {
    return { failed: true }
  }

  tryAgain = () => {
    if (this.state.failed) this.setState({ failed: false })
  }

  press = () => {
    this.wasPressed = true
    this.tryAgain()
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
  }

  override componentDidCatch(error: unknown) {
    forgetFailures()
    // Reaches the error reporting, and is still written to the console.
    reportError(error)
    // Most browsers remember for as long as the page is open that a file failed.
    if (this.wasPressed && navigator.onLine) window.location.reload()
    this.wasPressed = false
  }

  override render() {
    const { children, loading, missing } = this.props
    if (this.state.failed) return missing?.(this.press)
    return <Suspense fallback={loading}>{children}</Suspense>
  }
}

type PartModule<Props> = { default: ComponentType<Props> }
type PartLooks<Props> = {
  loading?: ReactNode
  missing?: (props: Props & { tryAgain: () => void }) => ReactNode
}

let parts = 0

/**
 * A part whose code is loaded when it is first shown. Without a `missing` fallback, loading is retried
 * until it succeeds; unlike with React's own `lazy`, a failure is forgotten.
 */
export function part<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  { loading, missing }: PartLooks<NoInfer<Props>> = {},
  key = `part ${parts++}`,
): ComponentType<Props> {
  const code: Resource<PartModule<Props>> = {
    key,
    load: missing ? load : () => loadWithRetries(load),
  }
  function Code(props: Props) {
    const { default: Loaded } = useResource(code)
    return <Loaded {...props} />
  }
  return function Part(props) {
    return (
      <Optional
        loading={loading}
        missing={missing && ((tryAgain) => missing({ ...props, tryAgain }))}
      >
        <Code {...props} />
      </Optional>
    )
  }
}
