import { useMe } from './session.tsx'

/** Rewrites a URL for a phone's camera: there 'localhost' would be the phone itself. */
export function useForPhone(): (url: string) => string {
  const { phoneOrigin } = useMe()
  return (url) => (phoneOrigin ? url.replace(/^http:\/\/localhost(:\d+)?(?=\/)/, phoneOrigin) : url)
}
