import { useLocation } from 'react-router'
import { travels } from '../../content/home.ts'
import { Meta } from '../ui/meta.tsx'
import { DestinationsSection } from './destinations-section.tsx'
import { PackagesSection } from './packages-section.tsx'

export function Component() {
  const { pathname } = useLocation()
  return (
    <>
      <Meta title={travels.metaTitle} description={travels.metaDescription} path={pathname} />
      <DestinationsSection title={travels.metaTitle} lead={travels.lead} level={1} />
      <PackagesSection />
    </>
  )
}
