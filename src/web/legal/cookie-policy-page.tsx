import { cookiePolicy } from '../../content/legal/cookies.ts'
import { LegalPage } from './legal-page.tsx'

export function Component() {
  return <LegalPage document={cookiePolicy} />
}
