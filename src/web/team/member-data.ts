import { teamPortraits } from '../../content/faces.ts'
import { path } from '../../contract/pages.ts'
import type { MemberContent } from '../../domain/catalogue/page-contents.ts'
import { portraitUrl } from '../../domain/catalogue/portraits.ts'
import { site } from '../browser/site.ts'
import { type StructuredData, siteOrigin } from '../ui/meta.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'

/** The person as structured data, and the breadcrumbs of the profile. */
export function memberData(member: MemberContent['member']): StructuredData[] {
  const { id, name, role, languages, email, portrait } = member
  const origin = siteOrigin()
  const address = path('teamMember', { id })
  const painted = Object.entries(teamPortraits).find(([key]) => key === id)?.[1].src
  const image = portrait ? portraitUrl(portrait) : painted
  return [
    {
      '@type': 'Person',
      name,
      jobTitle: role,
      email,
      knowsLanguage: languages,
      url: origin + address,
      ...(image && { image: origin + image }),
      worksFor: { '@type': 'TravelAgency', '@id': `${origin}/#agenzia`, name: site().brand.name },
    },
    breadcrumbData([
      { name: 'Il Team', path: path('team') },
      { name, path: address },
    ]),
  ]
}
