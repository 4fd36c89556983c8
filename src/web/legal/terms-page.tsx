import { useContent } from '../browser/content.ts'
import { LegalPage } from './legal-page.tsx'

export function Component() {
  return <LegalPage document={useContent('legal/conditions')} />
}
