import { Plus } from 'lucide-react'
import { staffPaths } from '../pages.ts'
import { Page } from '../ui/page.tsx'
import { StaffButtonLink } from '../ui/staff-button.tsx'
import { LinksList } from './links-list.tsx'

export function Component() {
  return (
    <Page
      title="Tutti i link"
      actionsOnPhone={false}
      actions={
        <StaffButtonLink icon={Plus} to={staffPaths.generator} kind="primary">
          Nuovo link
        </StaffButtonLink>
      }
    >
      <div className="px-page">
        <LinksList />
      </div>
    </Page>
  )
}
