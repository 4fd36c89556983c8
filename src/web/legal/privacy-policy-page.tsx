import { privacyPolicy } from '../../content/legal/privacy.ts'
import { LegalPage } from './legal-page.tsx'

export function Component() {
  return <LegalPage document={privacyPolicy} />
}
