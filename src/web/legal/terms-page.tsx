import { generalConditions } from '../../content/legal/conditions.ts'
import { LegalPage } from './legal-page.tsx'

export function Component() {
  return <LegalPage document={generalConditions} />
}
