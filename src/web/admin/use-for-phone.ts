import { useMe } from './session.tsx'

/** The same address for a phone's camera: 'localhost' would be the phone itself. */
export function useForPhone(): (url: string) => string {
  const { phoneOrigin } = useMe()
  return (url) => (phoneOrigin ? url.replace(/^http:\/\/localhost(:\d+)?(?=\/)/, phoneOrigin) : url)
}
